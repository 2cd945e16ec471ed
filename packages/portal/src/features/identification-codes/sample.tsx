import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { CodeSample } from '@tracemark/ui/screens/identification-codes'
import { useLocation, useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useAsset } from '../assets/asset-page.tsx'
import { identificationQuery } from './identification.ts'
import { useSample } from './use-sample.ts'

/** How the asset is identified, and how that looks. Its code comes after the list. */
const Sample = () => {
  const { id: thingId } = useAsset()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const { search } = useLocation()
  const sample = useSample()
  const { data } = useQuery(identificationQuery(client, thingId))
  const info = data?.entity
  const advanced = addresses['assets/about'].one.to({ org: organization.slug, thingId, tab: 'advanced' })
  const href = `${addresses['identification-codes'].method.to({ org: organization.slug, thingId })}${search}`
  return (
    <CodeSample
      {...sample}
      method={info?.identificationMethod ?? 'qr'}
      serialPrefix={info?.serialPrefix}
      task={info?.discoveryTask?.name}
      off={info?.isEnabledDiscovery === false ? { href: advanced, onOpen: () => void navigate(advanced) } : undefined}
      change={may(contract.assets.updatePublicInfo) ? { href, onChange: () => void navigate(href) } : undefined}
    />
  )
}

export default Sample
