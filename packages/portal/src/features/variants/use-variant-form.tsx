import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type OrganizationClient, type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Variant, VariantChange } from '@tracemark/api/schemas'
import { describeFields, type Refusal } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import type { TabFormProps } from '@tracemark/ui/screens/variants/record'
import { type ReactNode, useMemo, useRef } from 'react'
import { toFailure, toRefusal } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { getChanges } from '../../platform/resource/get-changes.ts'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
import { useVariant } from './variant-context.ts'

type Held = Versioned<Variant>

const read = (client: OrganizationClient, id: string, signal?: AbortSignal): Promise<Held> =>
  withVersion((options) => client.variants.get({ params: { id } }, { ...options, ...(signal && { signal }) }))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const fields = describeFields(contract.variants.update.body)

/** The change of a variant's own fields, where what was taken away is `null`. */
export const variantChange = (before: object, after: object): VariantChange =>
  getChanges({ ...before }, { ...after }, fields) as VariantChange

interface VariantFormOptions<Values> {
  /** Tells the forms of a variant apart. */
  tab: string
  getValues: (saved: Variant) => Values
  /** What a save writes: of `saved`, what other tabs show stays. */
  getChanges: (values: Values, before: Values, saved: Variant) => VariantChange
}

interface VariantForm<Values> {
  form: Omit<TabFormProps<Values>, 'upload'> & Pick<TabFormProps<Values>, 'upload'>
  /** Another one once it is saved: the form begins anew with it. */
  version: string | undefined
  /** Asks before something that is not saved is left. Stands beside the form. */
  question: ReactNode
}

/** Nothing is uploaded to a variant. */
const upload: TabFormProps<unknown>['upload'] = () => Promise.reject(new Error('A variant has no files.'))

/** The form of one tab of a variant. Somebody else's change of another tab is no conflict. `tab`, `getValues` and `getChanges` must not change. */
export const useVariantForm = <Values,>({ tab, getValues, getChanges: changes }: VariantFormOptions<Values>): VariantForm<Values> => {
  const { variant, viewOnly } = useVariant()
  const { id } = variant
  const { organization, client } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const toast = useToast()
  const guard = useLeaveGuard()
  const queryKey = ['variant', organization.id, id, 'form', tab]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(client, id, signal),
    // A form begins with what is saved now, and nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accepted = useRef<Held>(undefined)
  const values = useMemo(() => query.data && getValues(query.data.entity), [query.data, getValues])

  const write = (next: Values, before: Values, { entity, version }: Held): Promise<Held> =>
    withVersion((options) =>
      client.variants.update(
        { params: { id }, body: changes(next, before, entity) },
        { ...options, ...(version !== undefined && { ifMatch: version }) },
      ),
    )

  const saved = (next: Held) => {
    guard.forget()
    accepted.current = undefined
    toast({ kind: 'positive', text: t('common:saved', { name: next.entity.name }) })
    queries.setQueryData(queryKey, next)
    queries.setQueryData(['variant', organization.id, id], next.entity)
    for (const stale of ['variants', 'variant-history', 'variant-family'])
      void queries.invalidateQueries({ queryKey: [stale, organization.id] })
  }

  /** Where nobody else has changed what this tab shows, it is saved over what they have. */
  const save = async (next: Values, before: Values): Promise<Refusal<Values> | undefined> => {
    const on = accepted.current ?? query.data
    if (!on) return undefined
    try {
      saved(await write(next, before, on))
      return undefined
    } catch (error) {
      const refusal: Refusal<Values> = toRefusal(error as Error)
      if (refusal.code !== 'changed_meanwhile') return refusal
      const newer = await read(client, id)
      const theirs = getValues(newer.entity)
      if (isSame(theirs, before)) {
        saved(await write(next, before, newer))
        return undefined
      }
      const accept = () => {
        accepted.current = newer
      }
      return { ...refusal, theirs: { values: theirs, changed: error instanceof ApiError ? error.changed : undefined, accept } }
    }
  }

  return {
    version: query.data?.version,
    question: guard.question,
    form: {
      values,
      readOnly: viewOnly !== undefined,
      failure: query.error ? toFailure(query.error) : undefined,
      onRetry: () => void query.refetch(),
      onSave: (next, before) => save(next, before).catch((error: Error) => toRefusal(error)),
      onDirty: guard.setDirty,
      upload,
    },
  }
}
