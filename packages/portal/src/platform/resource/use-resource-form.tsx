import { useQueryClient } from '@tanstack/react-query'
import { type Versioned, withVersion } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import type { ListSchema } from '@tracemark/api/schemas'
import { describeFields, type EntityFormProps, type Refusal } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { toFailure, toRefusal } from '../failure.ts'
import { useOrganization } from '../organization-context.tsx'
import { useRecordTitle } from '../use-record-title.ts'
import { useWayBack } from '../use-way-back.ts'
import { getChanges } from './get-changes.ts'
import { getListSearch } from './get-list-search.ts'
import { readAnew } from './read-anew.ts'
import type { Resource } from './resource.ts'
import { useRecordForm } from './use-record-form.tsx'
import { useUses } from './use-uses.ts'

const pick = (row: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))

interface ResourceForm<Schema extends z.ZodMiniType> {
  /** Of the kit's form. */
  form: EntityFormProps<Schema>
  /** Asks before something that is not saved is left. Stands beside the form. */
  question: ReactNode
  /** What was entered is meant to be thrown away. */
  forget: () => void
  /** Another one once it is saved: a form that stays begins anew with it. */
  version: number
}

/**
 * The form over the list of a resource, by its address: of a new entity, or of the one with the address's id. `onCreated`: what follows in
 * the place of the form, where it does not just close.
 */
export const useResourceForm = <Row extends { id: string }, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(
  resource: Resource<Row, Schema, Change, Query>,
  { onCreated }: { onCreated?: ((row: Row) => void) | undefined } = {},
): ResourceForm<Schema> & { /** As it was read last. */ row: Row | undefined } => {
  type Values = z.input<Schema>
  const { organization, client, may } = useOrganization()
  const { addresses, contract, entity, name, getName } = resource
  const { id, thingId = '' } = useParams()
  const { search } = useLocation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const toast = useToast()
  const isPage = resource.opens === 'page' && id !== undefined
  const uses = useUses()
  const [once] = useState(createDoOnce)
  const calls = resource.calls(client, { thingId })

  const fields = useMemo(() => (contract.create ? describeFields(contract.create.body) : {}), [contract])
  const changed = useMemo(() => (contract.update ? describeFields(contract.update.body) : {}), [contract])
  const getValues = (row: Row) => resource.getValues?.(row) ?? (pick(row, Object.keys(fields)) as Values)
  const isGone = useRef(false)
  const asNew = resource.isMadeOnce !== true && calls.create !== undefined && contract.create !== undefined && may(contract.create)
  const way = useWayBack()
  const leave = () => way.leave(`${addresses.list.to({ org: organization.slug, thingId })}${getListSearch(search)}`)
  const refresh = () => void readAnew(queries, [name, organization.id])

  const { form, held, error, version, question, forget } = useRecordForm<Versioned<Row>, Values>({
    queryKey: [name, organization.id, 'form', id],
    enabled: id !== undefined,
    read: (signal) => withVersion((options) => calls.get({ params: { id: id ?? '' } }, { ...options, ...(signal && { signal }) })),
    getValues: ({ entity }) => getValues(entity),
    write: async (values, before, on) => {
      const { update } = calls
      if (!update || id === undefined) return on
      const body = getChanges(before as object as Record<string, unknown>, values as object as Record<string, unknown>, changed) as Change
      return withVersion((options) =>
        update({ params: { id }, body }, { ...options, ...(on.version !== undefined && { ifMatch: on.version }) }),
      )
    },
    told: ({ entity }) => t('common:saved', { name: getName(entity) }),
    stays: isPage,
    onSaved: () => {
      refresh()
      if (!isPage) leave()
    },
    refuse: (error, values, before) => {
      const { usedBy, ...refused } = toRefusal(error, { asNew })
      const part = resource.findPart?.(before, values)
      const shown = usedBy && { usedBy: uses.show(usedBy, part ?? { id: id ?? '', name: row ? getName(row) : '' }), usedName: part?.name }
      const refusal: Refusal<Values> = { ...refused, ...shown }
      if (refusal.gone) {
        isGone.current = true
        refresh()
      }
      return refusal
    },
    readOnly: id !== undefined && !(contract.update && may(contract.update)),
    within: isPage ? addresses.one?.to({ org: organization.slug, thingId, id }) : undefined,
  })
  const row = held?.entity
  useRecordTitle(error ? toFailure(error) : undefined, row && getName(row), t(`names:${entity}.title`), organization.name)

  const create = async (values: Values): Promise<Refusal<Values> | undefined> => {
    const { create } = calls
    if (!create) return undefined
    try {
      const row = await once(values, (idempotencyKey) => create({ body: values }, { idempotencyKey }))
      forget()
      toast({ kind: 'positive', text: t('common:created', { name: getName(row) }) })
      refresh()
      if (onCreated) onCreated(row)
      else if (resource.opens === 'page' && addresses.one)
        void navigate(addresses.one.to({ org: organization.slug, thingId, id: row.id }), { replace: true })
      else leave()
      return undefined
    } catch (error) {
      return toFailure(error as Error)
    }
  }

  return {
    row,
    question,
    forget,
    version,
    form: {
      ...form,
      isNew: id === undefined,
      name: row && getName(row),
      values: id === undefined ? ({} as Values) : form.values,
      onSave: (values, before) => (id === undefined || isGone.current ? create(values) : form.onSave(values, before)),
      onCancel: leave,
    },
  }
}
