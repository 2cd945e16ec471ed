import { useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { type Asset, assetStatuses } from '@tracemark/api/schemas'
import type { ListAction, Words } from '@tracemark/ui/components/list-frame'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { isOfForm } from '../../platform/resource/read-anew.ts'
import { useRowCalls } from '../../platform/resource/use-row-calls.ts'

type Change = Parameters<ReturnType<typeof useOrganization>['client']['assets']['update']>[0]['body']

/** What can be done with assets, in their list and on their pages, beside editing, duplicating and deleting. */
export const useAssetActions = (rows: readonly Asset[] | undefined) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const format = useFormat()
  const each = useRowCalls(['assets', organization.id], rows, ({ name }) => name)
  const mayUpdate = may(contract.assets.update)

  /** What is known of its own page, and whether its public page is open. */
  const forget = (id: string) =>
    Promise.all(
      ['asset', 'public-page'].map((kind) =>
        queries.invalidateQueries({ queryKey: [kind, organization.id, id], predicate: (query) => !isOfForm(query) }),
      ),
    )
  const change = (kind: string, body: Change) => ({
    kind,
    call: async (id: string, options: { idempotencyKey: string }) => {
      await client.assets.update({ params: { id }, body }, options)
      await forget(id)
    },
  })
  type Done = 'archived' | 'restored' | 'hidden' | 'shown'
  const told = (done: Done) => (name: string) => t(`assets:done.${done}`, { name })
  const toldOfSome =
    (done: Done) =>
    ({ length }: readonly string[]) =>
      t(`assets:done.${done}_some`, { count: length, shown: format.number(length) })
  const isNot = (status: Asset['status']) => (id: string) => rows?.find((row) => row.id === id)?.status !== status
  type Turn = [call: ReturnType<typeof change>, done: Done]
  const undoable = ([call, done]: Turn, [back, undone]: Turn) => ({
    saysItself: true as const,
    run: each(call, told(done), {
      call: back,
      told: toldOfSome(done),
      undone: (ids, name) => (name === undefined ? toldOfSome(undone)(ids) : told(undone)(name)),
    }),
  })
  const toArchived: Turn = [change('archive', { status: assetStatuses.archived }), 'archived']
  const toRestored: Turn = [change('restore', { status: assetStatuses.live }), 'restored']
  const toHidden: Turn = [change('hide', { hidden: true }), 'hidden']
  const toShown: Turn = [change('unhide', { hidden: false }), 'shown']
  const archive: ListAction = {
    id: 'archive',
    label: t('assets:action.archive'),
    icon: 'archive',
    changes: isNot(assetStatuses.archived),
    ...undoable(toArchived, toRestored),
  }
  const restore: ListAction = {
    id: 'restore',
    label: t('assets:action.restore'),
    icon: 'undo',
    changes: isNot(assetStatuses.live),
    ...undoable(toRestored, toArchived),
  }
  const hide = (title: Words): ListAction => ({
    id: 'hide',
    label: t('assets:action.hide'),
    icon: 'eye_off',
    confirm: { title, text: t('assets:hide_text'), label: t('assets:action.hide') },
    ...undoable(toHidden, toShown),
  })
  const unhide: ListAction = { id: 'unhide', label: t('assets:action.unhide'), icon: 'eye', ...undoable(toShown, toHidden) }

  return {
    /** Of one asset, as it stands. */
    getActions: ({ id, name, status, hidden }: Pick<Asset, 'id' | 'name' | 'status' | 'hidden'>): ListAction[] =>
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
    getSomeActions: (areHidden: boolean): ListAction[] =>
      mayUpdate ? [areHidden ? unhide : hide({ counted: 'assets:hide_selected' }), archive, restore] : [],
    forget,
  }
}
