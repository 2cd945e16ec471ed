import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import type { RowOpening } from '@tracemark/ui/components/data-table'
import { type EntityList, type ListAction, runForEach } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { toFailure } from '../failure.ts'
import { useOrganization } from '../organization-context.tsx'
import { useServerList } from '../use-server-list.ts'
import { useTitle } from '../use-title.ts'
import { listOf } from './list-of.ts'
import type { Resource } from './resource.ts'

/** The list of a resource: its rows by the address, and what this person may do with them. */
export const useResourceList = <Row extends { id: string }, Schema extends z.ZodMiniType, Change, Query, Sort extends string>(
  resource: Resource<Row, Schema, Change, Query, Sort>,
): EntityList<Row> => {
  const { organization, client, may } = useOrganization()
  const { addresses, contract, entity, name, nameOf } = resource
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const t = useTranslate()
  const toast = useToast()
  const [once] = useState(createDoOnce)
  const calls = resource.calls(client)
  const org = organization.slug
  useTitle(t(`${entity}:title`), organization.name)

  const list = useServerList(listOf(resource, client))

  const act = useMutation({
    mutationFn: ({ kind, id }: { kind: 'duplicate' | 'delete'; id: string }) =>
      once([kind, id], async (idempotencyKey) => {
        const call = kind === 'delete' ? calls.delete : calls.duplicate
        await call?.({ params: { id } }, { idempotencyKey })
      }),
  })
  const each =
    (kind: 'duplicate' | 'delete', told: (name: string) => string): NonNullable<ListAction['run']> =>
    async (ids, onProgress) => {
      const failures = await runForEach((id) => act.mutateAsync({ kind, id }), toFailure)(ids, onProgress)
      await queries.invalidateQueries({ queryKey: [name, organization.id] })
      const [only] = ids
      const row = list.page?.items.find(({ id }) => id === only)
      if (row && ids.length === 1 && failures.length === 0) toast({ kind: 'positive', text: told(nameOf(row)) })
      return failures
    }

  // The list stays as it is below what opens over it.
  const kept = resource.opens === 'page' ? '' : search
  const hrefOf = (row: Row) => `${addresses.one?.to({ org, id: row.id })}${kept}`
  const mayDelete = calls.delete && contract.delete && may(contract.delete)
  const remove = (title: string): ListAction => ({
    id: 'delete',
    label: t('entries:delete'),
    icon: 'trash',
    tone: 'danger',
    confirm: { title, text: t(resource.deleteText), label: t('entries:delete') },
    run: each('delete', (deleted) => t('entries:deleted', { name: deleted })),
  })
  const rowActions = (row: Row): ListAction[] => [
    ...(addresses.one ? [{ id: 'edit', label: t('entries:edit'), onSelect: () => void navigate(hrefOf(row)) } satisfies ListAction] : []),
    ...(calls.duplicate && contract.duplicate && may(contract.duplicate)
      ? [
          {
            id: 'duplicate',
            label: t('entries:duplicate'),
            icon: 'copy',
            run: each('duplicate', (copied) => t('entries:duplicated', { name: copied })),
          } satisfies ListAction,
        ]
      : []),
    ...(mayDelete ? [remove(t('entries:delete_one_title', { name: nameOf(row) }))] : []),
  ]

  const open = (id: string) => void navigate(`${addresses.one?.to({ org, id })}${kept}`)
  const opening: RowOpening<Row> = addresses.one ? { onOpen: open, getRowHref: hrefOf } : {}
  const { create } = addresses
  return {
    ...list,
    getRowId: (row) => row.id,
    getRowName: nameOf,
    ...opening,
    rowActions,
    bulkActions: mayDelete ? [remove(t('entries:delete_selected_title'))] : undefined,
    onCreate: create && contract.create && may(contract.create) ? () => void navigate(`${create.to({ org })}${search}`) : undefined,
  }
}
