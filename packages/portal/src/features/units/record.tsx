import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { hasPermissions } from '@tracemark/api/rules'
import type { Organization, Permission } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { UnitScreen } from '@tracemark/ui/screens/unit'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganizationClient, useOrganizationView } from '../../platform/services-context.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { publicPageQuery, unitQuery } from '../assets/asset-query.ts'

interface PageProps {
  organization: Organization
  permissions: readonly Permission[]
  thingId: string
  id: string
}

const Page = ({ organization, permissions, thingId, id }: PageProps) => {
  const client = useOrganizationClient(organization.id)
  const navigate = useNavigate()
  const t = useTranslate()
  const read = useQuery(unitQuery(client, id))
  const publicPage = useQuery(publicPageQuery(client, organization.slug, thingId))
  const unit = read.data
  useTitle(unit?.name ?? t('units:one'), unit?.thingName, organization.name)
  const org = organization.slug
  const variants = addresses.variants.list.to({ org, thingId })
  const mayReadVariants = hasPermissions(permissions, ['batches:read'])
  return (
    <UnitScreen
      unit={unit}
      failure={read.error && !unit ? toFailure(read.error) : undefined}
      listHref={variants}
      variantHref={
        unit?.batchId !== undefined && mayReadVariants ? addresses.variants.one.to({ org, thingId, variantId: unit.batchId }) : undefined
      }
      recordsHref={
        unit && hasPermissions(permissions, ['interactions:list'])
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
  const view = useOrganizationView()
  const { thingId = '', unitId = '' } = useParams()
  return view.kind === 'ready' ? (
    <Page key={unitId} organization={view.organization} permissions={view.permissions} thingId={thingId} id={unitId} />
  ) : null
}
