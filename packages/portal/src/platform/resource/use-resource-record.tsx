import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import type { ListSchema } from '@tracemark/api/schemas'
import { BeforeAction, type Instead, type RunningAction } from '@tracemark/ui/components/list-frame'
import type { RecordFrameProps } from '@tracemark/ui/components/record-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { useOrganization } from '../organization-context.tsx'
import { useTellFailure } from '../use-tell-failure.ts'
import { readAnew } from './read-anew.ts'
import type { Resource } from './resource.ts'
import { useResourceForm } from './use-resource-form.tsx'
import { useUses } from './use-uses.ts'

/** The page of one entity by the address's id: its form, and what can be done with it. `dialogsWith` stand beside the page. */
export const useResourceRecord = <Row extends { id: string }, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(
  resource: Resource<Row, Schema, Change, Query>,
) => {
  const { organization, client, may } = useOrganization()
  const { addresses, contract, entity, name, getName, deleteText } = resource
  const { form, row, version, question, forget } = useResourceForm(resource)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { thingId = '' } = useParams()
  const t = useTranslate()
  const toast = useToast()
  const [once] = useState(createDoOnce)
  const uses = useUses()
  const [asked, setAsked] = useState<RunningAction>()
  const calls = resource.calls(client, { thingId })
  const org = organization.slug
  const list = addresses.list.to({ org, thingId })

  const refresh = () => void readAnew(queries, [name, organization.id])
  const remove = useMutation({
    mutationFn: (one: Row) => once(['delete', one.id], async () => calls.delete?.({ params: { id: one.id } })),
    onSuccess: (_answer, one) => {
      forget()
      refresh()
      toast({ kind: 'positive', text: t('common:deleted', { name: getName(one) }) })
      void navigate(list, { replace: true })
    },
    onError: useTellFailure({ action: 'delete', entity }),
  })
  const duplicate = useMutation({
    mutationFn: (one: Row) =>
      once(['duplicate', one.id], async (idempotencyKey) => calls.duplicate?.({ params: { id: one.id } }, { idempotencyKey })),
    onSuccess: (copy, one) => {
      refresh()
      toast({ kind: 'positive', text: t('common:duplicated', { name: getName(one) }) })
      if (copy && addresses.one) void navigate(addresses.one.to({ org, thingId, id: copy.id }))
    },
    onError: useTellFailure({ action: 'duplicate', entity }),
  })

  const removing = (one: Row): RunningAction => {
    const askOf = calls.uses
    const [id, called] = [one.id, getName(one)]
    return {
      id: 'delete',
      label: t('common:delete'),
      tone: 'danger',
      confirm: {
        title: t('common:delete_one_title', { name: called }),
        text: { counted: deleteText },
        askUses: askOf && (() => uses.ask(askOf({ params: { id } }), { id, name: called })),
      },
      run: async () => {
        await remove.mutateAsync(one).catch(() => undefined)
        return []
      },
    }
  }

  const frame: Pick<RecordFrameProps, 'back' | 'secondary' | 'actions'> = {
    back: { label: t(`names:${entity}.title`), href: list, onBack: () => void navigate(list) },
    secondary:
      row && calls.duplicate && contract.duplicate && may(contract.duplicate)
        ? { label: t('common:duplicate'), icon: 'copy', onSelect: () => duplicate.mutate(row) }
        : undefined,
    actions:
      calls.delete && contract.delete && may(contract.delete)
        ? [{ id: 'delete', label: t('common:delete'), icon: 'trash', destructive: true, onSelect: () => row && setAsked(removing(row)) }]
        : [],
  }
  /** `instead`: what can be done with one that can't be deleted. `note`: why nothing can be done with it yet. */
  const dialogsWith = (instead?: Instead, note?: string): ReactNode => (
    <>
      {question}
      <BeforeAction
        asked={asked && { action: { ...asked, confirm: { ...asked.confirm, instead, note } }, ids: [row?.id ?? ''], selected: [] }}
        confirm={() => {
          setAsked(undefined)
          void asked?.run([], () => undefined, [], new AbortController().signal)
        }}
        cancel={() => setAsked(undefined)}
      />
    </>
  )
  return { row, version, form, frame, dialogsWith }
}
