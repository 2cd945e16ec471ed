import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { useTranslate } from '@tracemark/ui/i18n'
import { UnitScreen } from '@tracemark/ui/screens/unit'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { publicPageQuery, unitQuery } from '../assets/asset-query.ts'

const Page = ({ thingId, id }: { thingId: string; id: string }) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  const read = useQuery(unitQuery(client, id))
  const publicPage = useQuery(publicPageQuery(client, organization.slug, thingId))
  const unit = read.data
  useTitle(unit?.name ?? t('units:one'), unit?.thingName, organization.name)
  const org = organization.slug
  const variants = addresses.variants.list.to({ org, thingId })
  return (
    <UnitScreen
      unit={unit}
      failure={read.error && !unit ? toFailure(read.error) : undefined}
      listHref={variants}
      variantHref={
        unit?.batchId !== undefined && may(contract.variants.get)
          ? addresses.variants.one.to({ org, thingId, variantId: unit.batchId })
          : undefined
      }
      recordsHref={
        unit && may(contract.interactions.list)
          ? `${addresses.interactions.list.to({ org })}?${new URLSearchParams({ interactionSearch: unit.name, range: 'all' })}`
          : undefined
      }
      publicPage={publicPage.data ? `${publicPage.data}?item=${id}` : undefined}
      onBack={() => navigate(variants)}
      onRetry={() => read.refetch()}
    />
  )
}

/** /org/:id/things/:thingId/units/:unitId */
export const Component = () => {
  const { thingId = '', unitId = '' } = useParams()
  return <Page key={unitId} thingId={thingId} id={unitId} />
}
