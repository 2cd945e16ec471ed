import type { OrganizationClient } from '@tracemark/api/client'
import { type InteractionOutOfSight, OutOfSightQuery } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { OutOfSightScreen } from '@tracemark/ui/screens/interactions/out-of-sight'
import type { PageContext } from '../../platform/feature.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { type ServerListOptions, serverListQuery, useServerList } from '../../platform/use-server-list.ts'
import { useTitle } from '../../platform/use-title.ts'

const getListOptions = (client: OrganizationClient): ServerListOptions<InteractionOutOfSight, typeof OutOfSightQuery> => ({
  queryKey: ['interactions', client.organizationId, 'out-of-sight'],
  query: OutOfSightQuery,
  fetch: (query, signal) => client.interactions.outOfSight({ query }, { signal }),
})

export const prefetch = ({ client, queries, search }: PageContext) => queries.prefetchQuery(serverListQuery(getListOptions(client), search))

const getId = ({ _id }: InteractionOutOfSight): string => _id
const getName = ({ task, thing }: InteractionOutOfSight): string => `${task.name} · ${thing.name}`

/** /org/:org/hidden-interactions */
export const Component = () => {
  const { organization, client } = useOrganization()
  const t = useTranslate()
  useTitle(t('interactions:visibility'), organization.name)
  const list = useServerList(getListOptions(client))
  const each = useRowCalls(
    ['interactions', organization.id],
    list.page?.items.map((row) => ({ ...row, id: row._id })),
    getName,
  )
  const restore: ListAction = {
    id: 'restore',
    label: t('interaction-page:bring_back'),
    icon: 'undo',
    result: 'updated',
    run: each({ kind: 'restore', call: (id) => client.interactions.restore({ params: { id }, body: {} }) }, (name) =>
      t('interaction-page:brought_back', { name }),
    ),
  }
  return <OutOfSightScreen {...list} getRowId={getId} getRowName={getName} rowActions={() => [restore]} bulkActions={[restore]} />
}
