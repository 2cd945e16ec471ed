import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { hasPermissions } from '@tracemark/api/rules'
import type { Organization, Permission } from '@tracemark/api/schemas'
import { InteractionScreen } from '@tracemark/ui/screens/interaction'
import { useLocation, useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useAccountView, useOrganizationClient, useOrganizationView, useServices } from '../../platform/services-context.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { publicPageQuery, unitQuery } from '../assets/asset-query.ts'

interface RecordProps {
  organization: Organization
  permissions: readonly Permission[]
  id: string
}

/** What leads on from a record, of that which this person may open. */
const useOnward = ({ organization, permissions }: RecordProps, record: { thingId: string; itemId: string | undefined } | undefined) => {
  const client = useOrganizationClient(organization.id)
  const may = (...needed: Permission[]) => hasPermissions(permissions, needed)
  const { thingId = '', itemId = '' } = record ?? {}
  const unit = useQuery({ ...unitQuery(client, itemId), enabled: itemId !== '' && may('items:read') })
  const publicPage = useQuery({ ...publicPageQuery(client, organization.slug, thingId), enabled: thingId !== '' && may('things:read') })
  const { batchId, variantName } = unit.data ?? {}
  return {
    mayReadThings: may('things:read', 'batches:list'),
    mayReadUnits: may('things:read', 'items:read'),
    publicPage: publicPage.data ? `${publicPage.data}${itemId && `?item=${itemId}`}` : undefined,
    variant:
      batchId === undefined
        ? undefined
        : {
            name: variantName ?? batchId,
            href: may('things:read', 'batches:read')
              ? addresses.variants.one.to({ org: organization.slug, thingId, variantId: batchId })
              : undefined,
          },
  }
}

const Page = (props: RecordProps) => {
  const { organization, id } = props
  const client = useOrganizationClient(organization.id)
  const { mapStyleUrl } = useServices()
  const navigate = useNavigate()
  const account = useAccountView()
  // The list's own address, where it led here.
  const list: unknown = useLocation().state
  const read = useQuery({
    queryKey: ['interaction', organization.id, id],
    queryFn: ({ signal }) => client.interactions.get({ params: { id } }, { signal }),
  })
  const record = read.data
  const onward = useOnward(props, record && { thingId: record.thingId, itemId: record.item?.id })
  useTitle(record?.task.name, record?.thing.name, organization.name)
  const org = organization.slug
  const interactions = addresses.interactions.list.to({ org })
  const isMine = account.kind === 'loaded' && record?.createdBy?.id === account.account.id
  const links = record && {
    thing: onward.mayReadThings ? addresses.assets.one.to({ org, thingId: record.thingId }) : undefined,
    item: record.item && onward.mayReadUnits ? addresses.units.one.to({ org, thingId: record.thingId, unitId: record.item.id }) : undefined,
    task: `${interactions}?task=${record.task.id}`,
    createdBy: isMine ? `${interactions}?createdByMe=true` : undefined,
    publicPage: onward.publicPage,
  }
  return (
    <InteractionScreen
      interaction={record}
      variant={onward.variant}
      links={links}
      failure={read.error && !record ? toFailure(read.error) : undefined}
      mapStyleUrl={mapStyleUrl}
      listHref={typeof list === 'string' ? list : interactions}
      // Back to the list as it was, its scroll too.
      onBack={() => (typeof list === 'string' ? navigate(-1) : navigate(interactions))}
      onRetry={() => read.refetch()}
    />
  )
}

/** /org/:id/interactions/:interactionId */
export const Component = () => {
  const view = useOrganizationView()
  const { interactionId = '' } = useParams()
  return view.kind === 'ready' ? (
    <Page key={interactionId} organization={view.organization} permissions={view.permissions} id={interactionId} />
  ) : null
}
