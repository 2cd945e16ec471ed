import { useQuery } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useAsset } from '../assets/asset-page.tsx'
import { publicPageQuery } from '../assets/asset-query.ts'
import { sampleQuery } from './identification.ts'
import { identificationCodes } from './resource.ts'

/** What the samples of an asset's labels are made of. */
export const useSample = () => {
  const { id, name } = useAsset()
  const { organization, client, may } = useOrganization()
  const sample = useQuery(sampleQuery(client, identificationCodes.name, id, may(contract.units.list)))
  const { data: page } = useQuery(publicPageQuery(client, organization.slug, id))
  const { code, unit } = sample.data ?? {}
  return {
    name,
    code,
    ...(page && { publicPage: new URL(page, location.origin).href }),
    ...(unit && { unit: { name: unit.name, sequenceNumber: unit.sequenceNumber, url: unit.unitUrl } }),
  }
}
