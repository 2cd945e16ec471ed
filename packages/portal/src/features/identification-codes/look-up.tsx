import { addresses } from '@tracemark/api/addresses'
import { ApiError } from '@tracemark/api/client'
import type { Discovery } from '@tracemark/api/schemas'
import { LookUp } from '@tracemark/ui/screens/identification-codes'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'

/** Tries a code as a scanner would. */
const TryCode = () => {
  const { organization, client } = useOrganization()
  const tellFailure = useTellFailure()
  const org = organization.slug
  const lookUp = (code: string): Promise<Discovery | undefined> =>
    client.identificationCodes.lookup({ query: { code } }).catch((error: Error) => {
      if (error instanceof ApiError && error.code === 'not_found') return undefined
      tellFailure(error)
      throw error
    })
  const getHref = ({ thing: { id: thingId }, variant, item }: Discovery): string => {
    if (item) return addresses.units.one.to({ org, thingId, unitId: item.id })
    return variant ? addresses.variants.one.to({ org, thingId, variantId: variant.id }) : addresses.assets.one.to({ org, thingId })
  }
  return <LookUp lookUp={lookUp} getHref={getHref} />
}

export default TryCode
