import type { ListSchema } from '@tracemark/api/schemas'
import type { RowOpening } from '@tracemark/ui/components/data-table'
import type { EntityList, ListAction, Words } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { useLocation, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { useOrganization } from '../organization-context.tsx'
import { useSavedViews } from '../saved-views/use-saved-views.tsx'
import { useServerList } from '../use-server-list.ts'
import { useTitle } from '../use-title.ts'
import { useWayBack } from '../use-way-back.ts'
import { createCopies } from './copies.ts'
import type { Resource } from './resource.ts'
import { toListOptions } from './to-list-options.ts'
import { useRowCalls } from './use-row-calls.ts'
import { useUses } from './use-uses.ts'

const deleting = {
  label: 'common:delete',
  one: 'common:delete_one_title',
  selected: 'common:delete_selected_title',
  done: 'common:deleted',
} as const

/** Of more, the server says when it refuses what refers to them: each is a call. */
const ASKED_MAX = 20

/** The list of a resource: its rows by the address, and what this person may do with them. `instead`: the rows that another view of it shows. */
export const useResourceList = <Row extends { id: string }, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(
  resource: Resource<Row, Schema, Change, Query>,
  instead?: readonly Row[],
): EntityList<Row> => {
  const { organization, client, may } = useOrganization()
  const { addresses, contract, entity, name, getName } = resource
  const { open } = useWayBack()
  const { search } = useLocation()
  const { thingId = '' } = useParams()
  const t = useTranslate()
  const calls = resource.calls(client, { thingId })
  const org = organization.slug
  useTitle(t(`names:${entity}.title`), organization.name)

  const listOptions = toListOptions(resource, client, { thingId })
  const asked = useServerList(listOptions, !instead)
  const list = instead
    ? { ...asked, page: { items: instead, totalItems: instead.length, perPage: instead.length }, loading: false, failure: undefined }
    : asked

  const saved = useSavedViews(name, listOptions, entity)
  const uses = useUses()
  const each = useRowCalls([name, organization.id], list.page?.items, getName)

  // The list stays as it is below what opens over it.
  const kept = resource.opens === 'page' ? '' : search
  const getHref = (row: Row) => `${addresses.one?.to({ org, thingId, id: row.id })}${kept}`
  const mayUpdate = addresses.one && calls.update && contract.update && may(contract.update)
  const mayDelete = calls.delete && contract.delete && may(contract.delete)
  const words = resource.deleteWords ?? deleting
  const askUses = (row: Row) => {
    const asked = calls.uses
    return asked && ((id: string) => uses.ask(asked({ params: { id } }), { id, name: getName(row) }))
  }
  /** Of the selected rows of this page. */
  const askEachUses =
    calls.uses &&
    ((ids: readonly string[]) => {
      const rows = (list.page?.items ?? []).filter(({ id }) => ids.includes(id)).slice(0, ASKED_MAX)
      return Promise.all(rows.flatMap((row) => askUses(row)?.(row.id).then((known) => ({ id: row.id, ...known })) ?? []))
    })
  const remove = (title: Words, row?: Row): ListAction => ({
    id: 'delete',
    label: t(words.label),
    icon: 'trash',
    tone: 'danger',
    result: 'deleted',
    confirm: {
      title,
      text: { counted: resource.deleteText },
      label: t(words.label),
      askUses: row && askUses(row),
      askEachUses: row ? undefined : askEachUses,
    },
    run: each({ kind: 'delete', call: async (id, options) => calls.delete?.({ params: { id } }, options) }, (deleted) =>
      t(words.done, { name: deleted }),
    ),
  })
  /** The list stays as it is, and the copy is one press away. */
  const copies = createCopies(t('common:open_copy'), (id) => open(`${addresses.one?.to({ org, thingId, id })}${kept}`))
  const rowActions = (row: Row): ListAction[] => [
    ...(mayUpdate ? [{ id: 'edit', label: t('common:edit'), icon: 'pen', onSelect: () => open(getHref(row)) } satisfies ListAction] : []),
    ...(calls.duplicate && contract.duplicate && may(contract.duplicate)
      ? [
          {
            id: 'duplicate',
            label: t('common:duplicate'),
            icon: 'copy',
            run: each(
              {
                kind: 'duplicate',
                call: async (id, options) => {
                  const copy = await calls.duplicate?.({ params: { id } }, options)
                  if (copy && addresses.one) copies.add(id, copy.id)
                },
              },
              (copied) => t('common:duplicated', { name: copied }),
              undefined,
              copies.opens,
            ),
          } satisfies ListAction,
        ]
      : []),
    ...(mayDelete ? [remove(t(words.one, { name: getName(row) }), row)] : []),
  ]

  const openOne = (id: string) => open(`${addresses.one?.to({ org, thingId, id })}${kept}`)
  const opening: RowOpening<Row> = addresses.one ? { onOpen: openOne, getRowHref: getHref } : {}
  const { create } = addresses
  return {
    ...list,
    saved,
    getRowId: (row) => row.id,
    getRowName: getName,
    ...opening,
    rowActions,
    bulkActions: mayDelete ? [remove({ counted: words.selected })] : undefined,
    onCreate: create && contract.create && may(contract.create) ? () => open(`${create.to({ org, thingId })}${search}`) : undefined,
  }
}
