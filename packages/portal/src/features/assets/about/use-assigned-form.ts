import { useQuery } from '@tanstack/react-query'
import type { FormBinding } from '@tracemark/ui/components/form-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { useRef, useState } from 'react'
import { notAssociated, toFailure } from '../../../platform/failure.ts'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useAsset } from '../asset-page.tsx'
import { type SavedAsset, useAssetForm } from './use-asset-form.tsx'

interface AssignedOptions<Row> {
  field: 'documentIds' | 'supportProfileIds'
  /** What they are called among the queries. */
  queryName: 'documents' | 'support-profiles'
  /** All that are assigned to the asset, as it is saved. */
  readAssigned: (signal?: AbortSignal) => Promise<Row[]>
  /** One that was found by search. */
  read: (id: string) => Row | undefined
  /** One that can't be read: it is kept, and named by its id. */
  unknown: (id: string) => Row
}

/** The form of entities that are assigned to an asset by their ids. */
export const useAssignedForm = <Row extends { id: string; name: string }>({
  field,
  queryName,
  readAssigned,
  read,
  unknown,
}: AssignedOptions<Row>) => {
  const { id: thingId } = useAsset()
  const { organization } = useOrganization()
  const t = useTranslate()
  const [options] = useState(() => ({
    tab: field,
    getValues: ({ asset }: SavedAsset) => asset[field],
    getChanges: (ids: string[]) => ({ asset: { [field]: ids } }),
  }))
  const { form, version, question } = useAssetForm<string[]>({
    ...options,
    told: (ids, before) => {
      const added = ids.filter((id) => !before.includes(id))
      const [only = ''] = added
      return added.length === 1 && ids.length === before.length + 1 ? t('asset-page:added', { name: read(only)?.name ?? only }) : undefined
    },
  })
  const assigned = useQuery({
    queryKey: [queryName, organization.id, 'of-asset', thingId],
    queryFn: ({ signal }) => readAssigned(signal),
  })
  const listRows = (ids: readonly string[], items: readonly Row[]) =>
    ids.map((id) => items.find((row) => row.id === id) ?? read(id) ?? unknown(id))
  // The same list as long as it is of the same ids: a form begins with it once.
  const begun = useRef<{ ids: string[]; rows: Row[] }>(undefined)
  const { values: ids } = form
  if (ids && assigned.data && begun.current?.ids !== ids) begun.current = { ids, rows: listRows(ids, assigned.data) }
  const ofRows: FormBinding<Row[]> = {
    ...form,
    values: ids && assigned.data ? begun.current?.rows : undefined,
    failure: form.failure ?? (assigned.error && !assigned.data ? toFailure(assigned.error) : undefined),
    onRetry: () => {
      form.onRetry?.()
      void assigned.refetch()
    },
    onSave: async (next, before) => {
      const listIds = (rows: readonly Row[]) => rows.map(({ id }) => id)
      const refusal = await form.onSave(listIds(next), listIds(before))
      if (!refusal) return undefined
      const { theirs, ...rest } = refusal
      if (!theirs) return notAssociated(rest)
      const { data = [] } = await assigned.refetch()
      return { ...rest, theirs: { ...theirs, values: listRows(theirs.values, data) } }
    },
  }
  return { form: ofRows, version, question }
}
