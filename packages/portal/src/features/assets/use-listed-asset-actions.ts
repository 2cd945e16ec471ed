import { useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { ApiError } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Asset } from '@tracemark/api/schemas'
import type { ListAction } from '@tracemark/ui/components/list-frame'
import { onDemand } from '@tracemark/ui/components/on-demand'
import { useFormat, useI18n } from '@tracemark/ui/i18n'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { createCopies } from '../../platform/resource/copies.ts'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { supportProfiles } from '../support-profiles/resource.ts'
import { chainChoices } from '../value-chains/choices.ts'
import { copyAction } from './copy-action.ts'
import { tasks } from './find-tasks.ts'
import { useAssetActions } from './use-asset-actions.ts'

type BulkUpdate = Partial<Parameters<ReturnType<typeof useOrganization>['client']['assets']['bulkUpdate']>[0]['body']>

const chainsCode = onDemand(() => import('./replaced-chains.ts'), ['asset-page'])

/** What can be done with the assets of a list: with one of them, or with those that are selected. */
export const useListedAssetActions = (rows: readonly Asset[] | undefined) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { t, load } = useI18n()
  const format = useFormat()
  const each = useRowCalls(['assets', organization.id], rows, ({ name }) => name)
  const findTasks = useFindOptions(tasks)
  const findChains = useFindOptions(chainChoices)
  const findProfiles = useFindOptions(supportProfiles)
  const { forget, getSomeActions, ...ofOne } = useAssetActions(rows)

  const assign =
    (kind: string, getBody: (chosen: string[]) => BulkUpdate): NonNullable<ListAction['run']> =>
    (ids, onProgress, chosen, signal) => {
      const call = async (id: string, options: { idempotencyKey: string }) => {
        const { ids: found } = await client.assets.bulkUpdate({ body: { ids: [id], ...getBody([...chosen]) } }, options)
        // The call leaves out what is not there.
        if (found.length === 0) throw new ApiError('not_found', 'There is no such asset any more.')
        await forget(id)
      }
      return each({ kind: `${kind} ${chosen.join()}`, call }, (name) => t('assets:done.updated', { name }))(ids, onProgress, chosen, signal)
    }
  const findImpact =
    (ids: readonly string[]) =>
    async ([chosen]: readonly string[]) => {
      const [{ replacedChains }] = await Promise.all([chainsCode.load(), ...chainsCode.texts.map((name) => load?.(name))])
      return replacedChains([ids, chosen], { t, format, client, queries, rows: rows ?? [] })
    }
  const copies = createCopies(
    t('common:open_copy'),
    (thingId) => void navigate(addresses.assets.one.to({ org: organization.slug, thingId })),
  )
  const ofTasks = () => ({ label: t('names:tasks.title'), find: findTasks, many: true })
  const ofProfiles = () => ({ label: t('names:support-profiles.title'), find: findProfiles, many: true })
  const assigning: ListAction[] = [
    ...(may(contract.tasks.list)
      ? ([
          {
            id: 'add-tasks',
            label: t('assets:add_tasks'),
            icon: 'task',
            ask: ofTasks,
            result: 'updated',
            run: assign('add-tasks', (addTaskIds) => ({ addTaskIds })),
          },
          {
            id: 'remove-tasks',
            label: t('assets:remove_tasks'),
            icon: 'minus',
            ask: ofTasks,
            result: 'updated',
            run: assign('remove-tasks', (removeTaskIds) => ({ removeTaskIds })),
          },
        ] satisfies ListAction[])
      : []),
    ...(may(contract.valueChains.list)
      ? ([
          {
            id: 'add-value-chain',
            label: t('assets:add_value_chain'),
            icon: 'link',
            ask: (ids) => ({ label: t('names:value-chains.one'), find: findChains, tone: 'danger', impact: findImpact(ids) }),
            result: 'updated',
            run: assign('add-value-chain', ([valueChainId]) => ({ valueChainId })),
          },
        ] satisfies ListAction[])
      : []),
    ...(may(contract.supportProfiles.list)
      ? ([
          {
            id: 'add-support',
            label: t('assets:add_support'),
            icon: 'phone',
            ask: ofProfiles,
            result: 'updated',
            run: assign('add-support', (addSupportProfileIds) => ({ addSupportProfileIds })),
          },
          {
            id: 'remove-support',
            label: t('assets:remove_support'),
            icon: 'minus',
            ask: ofProfiles,
            result: 'updated',
            run: assign('remove-support', (removeSupportProfileIds) => ({ removeSupportProfileIds })),
          },
        ] satisfies ListAction[])
      : []),
  ]

  return {
    ...ofOne,
    /** Makes another one like it, and stays where it is. */
    getCopy: ({ name }: Pick<Asset, 'name'>): ListAction =>
      copyAction(t, name, (parts) =>
        each(
          {
            kind: `duplicate ${parts.join()}`,
            call: async (id, options) => {
              const copy = await client.assets.duplicate({ params: { id }, body: { parts } }, options)
              copies.add(id, copy.id)
            },
          },
          (copied) => t('common:duplicated', { name: copied }),
          undefined,
          copies.opens,
        ),
      ),
    /** Of several: those that are hidden are listed by themselves. */
    getBulkActions: (areHidden: boolean): ListAction[] => (may(contract.assets.update) ? [...assigning, ...getSomeActions(areHidden)] : []),
  }
}
