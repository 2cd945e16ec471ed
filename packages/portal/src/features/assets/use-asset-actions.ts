import { useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { ApiError } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { type Asset, assetStatuses } from '@tracemark/api/schemas'
import type { ListAction, Words } from '@tracemark/ui/components/list-frame'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'
import { supportProfiles } from '../support-profiles/resource.ts'
import { chainChoices } from '../value-chains/choices.ts'
import { copyAction } from './copy-action.ts'
import { tasks } from './find-tasks.ts'

type BulkUpdate = Partial<Parameters<ReturnType<typeof useOrganization>['client']['assets']['bulkUpdate']>[0]['body']>
type Change = Parameters<ReturnType<typeof useOrganization>['client']['assets']['update']>[0]['body']

/** What can be done with assets, in their list and on their pages, beside editing, duplicating and deleting. */
export const useAssetActions = (rows: readonly Asset[] | undefined) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const format = useFormat()
  const each = useRowCalls(['assets', organization.id], rows, ({ name }) => name)
  const findTasks = useFindOptions(tasks)
  const findChains = useFindOptions(chainChoices)
  const findProfiles = useFindOptions(supportProfiles)
  const mayUpdate = may(contract.assets.update)

  /** Its own page, and whether its public page is open. */
  const forget = (id: string) =>
    Promise.all(['asset', 'public-page'].map((kind) => queries.invalidateQueries({ queryKey: [kind, organization.id, id] })))
  const change = (kind: string, body: Change) => ({
    kind,
    call: async (id: string, options: { idempotencyKey: string }) => {
      await client.assets.update({ params: { id }, body }, options)
      await forget(id)
    },
  })
  const told = (done: 'archived' | 'restored' | 'hidden' | 'shown') => (name: string) => t(`assets:done.${done}`, { name })
  const isNot = (status: Asset['status']) => (id: string) => rows?.find((row) => row.id === id)?.status !== status
  const toArchived = change('archive', { status: assetStatuses.archived })
  const toRestored = change('restore', { status: assetStatuses.live })
  const archivedSome = ({ length }: readonly string[]) => t('assets:done.archived_some', { shown: format.number(length) })
  const restoredSome = ({ length }: readonly string[]) => t('assets:done.restored_some', { shown: format.number(length) })
  const archive: ListAction = {
    id: 'archive',
    label: t('assets:action.archive'),
    icon: 'archive',
    changes: isNot(assetStatuses.archived),
    saysItself: true,
    run: each(toArchived, told('archived'), {
      call: toRestored,
      told: archivedSome,
      undone: (ids, name) => (name === undefined ? restoredSome(ids) : told('restored')(name)),
    }),
  }
  const restore: ListAction = {
    id: 'restore',
    label: t('assets:action.restore'),
    icon: 'undo',
    changes: isNot(assetStatuses.live),
    saysItself: true,
    run: each(toRestored, told('restored'), {
      call: toArchived,
      told: restoredSome,
      undone: (ids, name) => (name === undefined ? archivedSome(ids) : told('archived')(name)),
    }),
  }
  const hide = (title: Words): ListAction => ({
    id: 'hide',
    label: t('assets:action.hide'),
    icon: 'eye_off',
    confirm: { title, text: t('assets:hide_text'), label: t('assets:action.hide') },
    run: each(change('hide', { hidden: true }), told('hidden')),
  })
  const unhide: ListAction = {
    id: 'unhide',
    label: t('assets:action.unhide'),
    icon: 'eye',
    run: each(change('unhide', { hidden: false }), told('shown')),
  }

  const assign =
    (kind: string, bodyOf: (chosen: string[]) => BulkUpdate): NonNullable<ListAction['run']> =>
    (ids, onProgress, chosen, signal) => {
      const call = async (id: string, options: { idempotencyKey: string }) => {
        const { ids: found } = await client.assets.bulkUpdate({ body: { ids: [id], ...bodyOf([...chosen]) } }, options)
        // The call leaves out what is not there.
        if (found.length === 0) throw new ApiError('not_found', 'There is no such asset any more.')
        await forget(id)
      }
      return each({ kind: `${kind} ${chosen.join()}`, call }, (name) => t('assets:done.updated', { name }))(ids, onProgress, chosen, signal)
    }
  const ofTasks = () => ({ label: t('names:tasks.title'), find: findTasks, many: true })
  const ofProfiles = () => ({ label: t('names:support-profiles.title'), find: findProfiles, many: true })
  const assigning: ListAction[] = [
    ...(may(contract.tasks.list)
      ? ([
          {
            id: 'add-tasks',
            label: t('assets:action.add_tasks'),
            icon: 'task',
            ask: ofTasks,
            run: assign('add-tasks', (addTaskIds) => ({ addTaskIds })),
          },
          {
            id: 'remove-tasks',
            label: t('assets:action.remove_tasks'),
            ask: ofTasks,
            run: assign('remove-tasks', (removeTaskIds) => ({ removeTaskIds })),
          },
        ] satisfies ListAction[])
      : []),
    ...(may(contract.valueChains.list)
      ? ([
          {
            id: 'add-value-chain',
            label: t('assets:action.add_value_chain'),
            icon: 'link',
            ask: () => ({ label: t('names:value-chains.one'), find: findChains, text: t('assets:chain_text'), tone: 'danger' }),
            run: assign('add-value-chain', ([valueChainId]) => ({ valueChainId })),
          },
        ] satisfies ListAction[])
      : []),
    ...(may(contract.supportProfiles.list)
      ? ([
          {
            id: 'add-support',
            label: t('assets:action.add_support'),
            icon: 'phone',
            ask: ofProfiles,
            run: assign('add-support', (addSupportProfileIds) => ({ addSupportProfileIds })),
          },
          {
            id: 'remove-support',
            label: t('assets:action.remove_support'),
            ask: ofProfiles,
            run: assign('remove-support', (removeSupportProfileIds) => ({ removeSupportProfileIds })),
          },
        ] satisfies ListAction[])
      : []),
  ]

  return {
    /** Makes another one like it, and stays where it is. */
    copyOf: ({ name }: Pick<Asset, 'name'>): ListAction =>
      copyAction(t, name, (parts) =>
        each(
          {
            kind: `duplicate ${parts.join()}`,
            call: (id, options) => client.assets.duplicate({ params: { id }, body: { parts } }, options),
          },
          (copied) => t('entries:duplicated', { name: copied }),
        ),
      ),
    /** Of one asset, as it stands. */
    actionsOf: ({ id, name, status, hidden }: Pick<Asset, 'id' | 'name' | 'status' | 'hidden'>): ListAction[] =>
      mayUpdate
        ? [
            {
              id: 'clipboard',
              label: t('assets:action.from_clipboard'),
              icon: 'clipboard',
              onSelect: () => void navigate(addresses.clipboard.one.to({ org: organization.slug, thingId: id })),
            },
            status === assetStatuses.archived ? restore : archive,
            hidden ? unhide : hide(t('assets:hide_title', { name })),
          ]
        : [],
    /** Of several: those that are hidden are listed by themselves. */
    bulkActionsOf: (areHidden: boolean): ListAction[] =>
      mayUpdate ? [...assigning, areHidden ? unhide : hide({ counted: 'assets:hide_selected' }), archive, restore] : [],
  }
}
