import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { InteractionScreen } from '@tracemark/ui/screens/interactions/record'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { leaveAfter } from '../../platform/leave-after.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useAccountView, useServices } from '../../platform/services-context.tsx'
import { useRecordTitle } from '../../platform/use-record-title.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { publicPageQuery, unitQuery } from '../assets/asset-query.ts'
import { interactionQuery } from './interaction-query.ts'
import { useInteractionActions } from './use-interaction-actions.ts'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'

const { assets, units, variants } = contract

const NO_ROWS: readonly never[] = []

/** What leads on from a record, of that which this person may open. */
const useOnward = ({ thingId = '', itemId = '' }: { thingId?: string | undefined; itemId?: string | undefined }) => {
  const { organization, client, may } = useOrganization()
  const unit = useQuery({ ...unitQuery(client, itemId), enabled: itemId !== '' && may(units.get) })
  const publicPage = useQuery({ ...publicPageQuery(client, organization.slug, thingId), enabled: thingId !== '' && may(assets.publicInfo) })
  const { batchId, variantName } = unit.data ?? {}
  return {
    mayReadThings: may(assets.get) && may(variants.list),
    mayReadUnits: may(assets.get) && may(units.get),
    publicPage: publicPage.data ? `${publicPage.data}${itemId && `?item=${itemId}`}` : undefined,
    variant:
      batchId === undefined
        ? undefined
        : {
            name: variantName ?? batchId,
            href:
              may(assets.get) && may(variants.get)
                ? addresses.variants.one.to({ org: organization.slug, thingId, variantId: batchId })
                : undefined,
          },
  }
}

const Page = ({ id }: { id: string }) => {
  const { organization, client } = useOrganization()
  const { mapStyleUrl } = useServices()
  const { leave } = useWayBack()
  const account = useAccountView()
  // The list's own address, where it led here.
  const list: unknown = useLocation().state
  const queries = useQueryClient()
  const query = interactionQuery(client, id)
  const read = useQuery(query)
  const record = read.data
  const { actionsOn, decisionsOn, noteOn } = useInteractionActions(record ? [record] : NO_ROWS, {
    getVersion: () => queries.getQueryData(query.queryKey)?.version,
  })
  const neighbours = useNeighbours(list, id)
  const navigate = useNavigate()
  const onward = useOnward({ thingId: record?.thingId, itemId: record?.item?.id })
  useRecordTitle(read.error && !record ? toFailure(read.error) : undefined, record?.task.name, record?.thing.name, organization.name)
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
  /** In the place of this one: Back leads to the list. */
  const goTo = (neighbour: Neighbour | undefined) =>
    neighbour &&
    (() => void navigate(addresses.interactions.one.to({ org, interactionId: neighbour.id }), { state: neighbour.list, replace: true }))
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const toNext = goTo(neighbours?.next)
  // Whoever went elsewhere while it was saved stays there.
  const openNext = toNext && (() => isHere.current && toNext())
  /** A reviewer goes through a list: what is decided leads to what comes after it. */
  const thenOpenNext = (action: ListAction) =>
    openNext && action.id !== 'review-received' ? leaveAfter(action.id, openNext)(action) : action
  return (
    <InteractionScreen
      interaction={record}
      variant={onward.variant}
      links={links}
      failure={read.error && !record ? toFailure(read.error) : undefined}
      mapStyleUrl={mapStyleUrl}
      neighbours={
        neighbours && {
          position: neighbours.position,
          total: neighbours.total,
          isAtLeast: neighbours.isAtLeast,
          onPrevious: goTo(neighbours.previous),
          onNext: goTo(neighbours.next),
        }
      }
      listHref={typeof list === 'string' ? list : interactions}
      actions={
        record &&
        actionsOn(record)
          .map(leaveAfter('delete', () => leave(interactions)))
          .map(leaveAfter('hide', () => leave(interactions)))
      }
      decisions={record && decisionsOn(record).map(thenOpenNext)}
      reviewNote={record && noteOn(record)}
      // Back to the list as it was, its scroll too.
      onBack={() => leave(interactions)}
      onRetry={() => read.refetch()}
    />
  )
}

/** /org/:id/interactions/:interactionId */
export const Component = () => {
  const { interactionId = '' } = useParams()
  return (
    <>
      <Page key={interactionId} id={interactionId} />
      <Outlet />
    </>
  )
}
