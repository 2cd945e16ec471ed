import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type Versioned, withVersion } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import type { ListSchema } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import { describeFields, type EntityFormProps, type Refusal } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { toFailure, toRefusal } from '../failure.ts'
import { useOrganization } from '../organization-context.tsx'
import { useLeaveGuard } from '../use-leave-guard.tsx'
import { useRecordTitle } from '../use-record-title.ts'
import { useWayBack } from '../use-way-back.ts'
import { getChanges } from './get-changes.ts'
import { readAnew } from './read-anew.ts'
import type { Resource } from './resource.ts'
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
  version: string | undefined
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
  const guard = useLeaveGuard(isPage ? addresses.one?.to({ org: organization.slug, thingId, id }) : undefined)
  const [once] = useState(createDoOnce)
  const calls = resource.calls(client, { thingId })

  const fields = useMemo(() => (contract.create ? describeFields(contract.create.body) : {}), [contract])
  const changed = useMemo(() => (contract.update ? describeFields(contract.update.body) : {}), [contract])
  const getValues = (row: Row) => resource.getValues?.(row) ?? (pick(row, Object.keys(fields)) as Values)
  const read = (params: { id: string }, signal?: AbortSignal) =>
    withVersion((options) => calls.get({ params }, { ...options, ...(signal && { signal }) }))
  const queryKey = [name, organization.id, 'form', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read({ id: id ?? '' }, signal),
    enabled: id !== undefined,
    // A form begins with what is saved now, and nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const row = query.data?.entity
  const values = useMemo(() => row && getValues(row), [row])
  const accepted = useRef<Versioned<Row>>(undefined)
  const [newest, setNewest] = useState<Row>()
  const isGone = useRef(false)
  useRecordTitle(query.error ? toFailure(query.error) : undefined, row && getName(row), t(`names:${entity}.title`), organization.name)

  const asNew = resource.isMadeOnce !== true && calls.create !== undefined && contract.create !== undefined && may(contract.create)
  const way = useWayBack()
  const leave = () => way.leave(`${addresses.list.to({ org: organization.slug, thingId })}${search}`)
  const saved = (next: Versioned<Row>) => {
    const { entity: row } = next
    guard.forget()
    accepted.current = undefined
    setNewest(undefined)
    const isCreated = id === undefined || isGone.current
    toast({ kind: 'positive', text: t(isCreated ? 'common:created' : 'common:saved', { name: getName(row) }) })
    void readAnew(queries, [name, organization.id])
    if (isCreated && onCreated) onCreated(row)
    else if (isPage && !isCreated) queries.setQueryData(queryKey, next)
    else if (resource.opens === 'page' && addresses.one)
      void navigate(addresses.one.to({ org: organization.slug, thingId, id: row.id }), { replace: true })
    else leave()
  }

  const save = async (values: Values, before: Values): Promise<Versioned<Row> | undefined> => {
    const { create, update } = calls
    if (id === undefined || isGone.current)
      return create && once(values, (idempotencyKey) => withVersion((options) => create({ body: values }, { ...options, idempotencyKey })))
    const body = getChanges(before as object as Record<string, unknown>, values as object as Record<string, unknown>, changed) as Change
    const version = (accepted.current ?? query.data)?.version
    const ifMatch = version === undefined ? {} : { ifMatch: version }
    return update && withVersion((options) => update({ params: { id }, body }, { ...options, ...ifMatch }))
  }

  const refuse = async (error: Error, values: Values, before: Values): Promise<Refusal<Values>> => {
    if (id === undefined || !row) return toFailure(error)
    const { usedBy, ...refused } = toRefusal(error, { asNew })
    const part = resource.findPart?.(before, values)
    const shown = usedBy && { usedBy: uses.show(usedBy, part ?? { id, name: getName(row) }), usedName: part?.name }
    const refusal: Refusal<Values> = { ...refused, ...shown }
    if (refusal.gone) {
      isGone.current = true
      void readAnew(queries, [name, organization.id])
    }
    if (refusal.code !== 'changed_meanwhile') return refusal
    const newer = await read({ id })
    setNewest(newer.entity)
    const accept = () => {
      accepted.current = newer
    }
    return {
      ...refusal,
      theirs: { values: getValues(newer.entity), changed: error instanceof ApiError ? error.changed : undefined, accept },
    }
  }

  return {
    row: newest ?? row,
    question: guard.question,
    forget: guard.forget,
    version: query.data?.version,
    form: {
      isNew: id === undefined,
      name: row && getName(row),
      values: id === undefined ? ({} as Values) : values,
      readOnly: id !== undefined && !(contract.update && may(contract.update)),
      failure: query.error ? toFailure(query.error) : undefined,
      onRetry: () => void query.refetch(),
      onSave: async (values, before) => {
        try {
          const next = await save(values, before)
          if (next) saved(next)
          return undefined
        } catch (error) {
          return refuse(error as Error, values, before).catch((again: Error) => refuse(again, values, before))
        }
      },
      onCancel: leave,
      onDirty: guard.setDirty,
      upload: (file, { signal }) => uploadFile(client, file, { signal }),
    },
  }
}
