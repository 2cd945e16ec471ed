import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import type { Asset, TaskAsset } from '@tracemark/api/schemas'
import { BeforeAction, type ListAction, type RunningAction } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { AssignmentsScreen } from '@tracemark/ui/screens/tasks'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { useServerList } from '../../platform/use-server-list.ts'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { tasks } from './resource.ts'

const assets = {
  calls: (client: OrganizationClient) => client.assets,
  getName: ({ name }: Asset) => name,
}

const getName = ({ thing }: TaskAsset) => thing.name

interface AssignmentsProps {
  taskId: string
  /** Somebody is to choose where else it can be run. */
  isAsked: boolean
  onAnswered: () => void
}

/** The assets that a task can be run for. What is decided for one of them is changed on its own page. */
export const Assignments = ({ taskId, isAsked, onAnswered }: AssignmentsProps) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const { open } = useWayBack()
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  const findAssets = useFindOptions(assets)
  const [once] = useState(createDoOnce)
  const { id: organizationId, slug: org } = organization
  const list = useServerList({
    queryKey: ['task-assets', organizationId, 'of-task', taskId],
    query: contract.taskAssets.list.query,
    fetch: (query, signal) => client.taskAssets.list({ params: { org: organizationId }, query: { ...query, taskId } }, { signal }),
  })
  const rows = list.page?.items
  const each = useRowCalls(['task-assets', organizationId], rows, getName)
  const assign = useMutation({
    mutationFn: (thingIds: string[]) =>
      once(thingIds, (idempotencyKey) => client.taskAssets.bulkAssign({ body: { taskIds: [taskId], thingIds } }, { idempotencyKey })),
    onSuccess: async ({ ids }) => {
      toast({ kind: 'positive', text: t('tasks:assigned', { count: ids.length, shown: format.number(ids.length) }) })
      await Promise.all([readAnew(queries, ['task-assets', organizationId]), readAnew(queries, [tasks.name, organizationId])])
    },
    onError: useTellFailure(),
  })
  const getHref = ({ id, thingId }: TaskAsset) => addresses['task-assets'].one.to({ org, thingId, id })
  const remove = (row?: TaskAsset): ListAction => ({
    id: 'remove',
    label: t('task-assets:remove'),
    icon: 'trash',
    tone: 'danger',
    result: 'removed',
    confirm: {
      title: row ? t('tasks:unassign_title', { name: getName(row) }) : { counted: 'tasks:unassign_selected_title' },
      text: { counted: 'tasks:unassign_text' },
      label: t('task-assets:remove'),
    },
    run: each({ kind: 'remove', call: (id, options) => client.taskAssets.delete({ params: { id } }, options) }, (name) =>
      t('tasks:unassigned_from', { name }),
    ),
  })
  const assigning: RunningAction = {
    id: 'assign',
    label: t('tasks:assign'),
    icon: 'plus',
    confirm: { title: t('tasks:assign_title') },
    ask: () => ({ label: t('names:assets.title'), text: t('tasks:assign_text'), find: findAssets, many: true }),
    run: async (_ids, _onProgress, selected) => {
      await assign.mutateAsync([...selected]).catch(() => undefined)
      return []
    },
  }
  const mayRemove = may(contract.taskAssets.delete)
  return (
    <>
      <AssignmentsScreen
        {...list}
        getRowId={({ id }) => id}
        getRowName={getName}
        getRowHref={getHref}
        onOpen={(id) => {
          const row = rows?.find((one) => one.id === id)
          if (row) open(getHref(row))
        }}
        rowActions={(row) => [
          { id: 'edit', label: t('common:edit'), icon: 'pen', onSelect: () => open(getHref(row)) },
          ...(mayRemove ? [remove(row)] : []),
        ]}
        bulkActions={mayRemove ? [remove()] : undefined}
        mayAssign={may(contract.taskAssets.create)}
      />
      <BeforeAction
        asked={isAsked ? { action: assigning, ids: [], selected: [] } : undefined}
        confirm={(selected = []) => {
          onAnswered()
          void assigning.run([], () => undefined, selected, new AbortController().signal)
        }}
        cancel={onAnswered}
      />
    </>
  )
}
