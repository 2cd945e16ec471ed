import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { refusalOfUnitStatus } from '@tracemark/api/rules'
import { UNKNOWN_UNIT_STATUS, type Unit, type UnitBulkAnswer, type UnitStatus } from '@tracemark/api/schemas'
import type { ListAction, RowFailure } from '@tracemark/ui/components/list-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { statusOption } from '@tracemark/ui/screens/units'
import { useRef, useState } from 'react'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { unitLists } from './unit-queries.ts'

/** As many units as one call names: few enough to show how far it is. */
const AT_ONCE = 100

interface Work {
  kind: string
  call: (ids: string[], idempotencyKey: string) => Promise<UnitBulkAnswer>
}

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE))

/** What the server left as it was, and what it did not find any more. */
const failuresOf = (asked: readonly string[], { ids, failures }: UnitBulkAnswer): RowFailure[] => {
  const answered = new Set([...ids, ...failures.map(({ id }) => id)])
  return [
    ...failures.map(({ id, code }) => ({ id, failure: { code } })),
    ...asked.filter((id) => !answered.has(id)).map((id) => ({ id, failure: { code: 'not_found' as const } })),
  ]
}

const nameOf = ({ statusName }: Pick<Unit, 'statusName'>) => statusName
const nameOfStatus = ({ value, name }: UnitStatus) => (value === UNKNOWN_UNIT_STATUS.value ? undefined : name)

/** The statuses that a unit may get, of those of its organization. */
const reachable = (unit: Pick<Unit, 'status' | 'statusName'>, statuses: readonly UnitStatus[]): UnitStatus[] =>
  statuses.filter(
    (status) =>
      status.value !== (unit.status ?? UNKNOWN_UNIT_STATUS.value) && refusalOfUnitStatus(nameOf(unit), nameOfStatus(status)) === undefined,
  )

/** What can be done with units, one or many at a time. `rows`: those that are shown. */
export const useUnitActions = (rows: readonly Unit[], statuses: readonly UnitStatus[]) => {
  const { client, may } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const toast = useToast()
  const [once] = useState(createDoOnce)
  // Selected rows of other pages are still known.
  const known = useRef(new Map<string, Unit>())
  for (const row of rows) known.current.set(row.id, row)

  const work = useMutation({
    mutationFn: ({ kind, call, ids }: Work & { ids: string[] }) => once([kind, ids], (idempotencyKey) => call(ids, idempotencyKey)),
  })
  const run = async (
    { kind, call }: Work,
    ids: readonly string[],
    onProgress: (done: number) => void,
    told: (name: string) => string,
  ): Promise<RowFailure[]> => {
    const failed: RowFailure[] = []
    let done = 0
    for (const some of chunks(ids)) {
      failed.push(
        ...(await work.mutateAsync({ kind, call, ids: some }).then(
          (answer) => failuresOf(some, answer),
          (error: Error) => some.map((id) => ({ id, failure: toFailure(error) })),
        )),
      )
      done += some.length
      onProgress(done)
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: unitLists(client) }),
      queries.invalidateQueries({ queryKey: ['unit', client.organizationId] }),
    ])
    const [only = ''] = ids
    const row = known.current.get(only)
    if (row && ids.length === 1 && failed.length === 0) toast({ kind: 'positive', text: told(row.name) })
    return failed
  }

  const change = (title: string, options: (ids: readonly string[]) => UnitStatus[]): ListAction => ({
    id: 'status',
    label: t('units:status.change'),
    icon: 'task',
    confirm: { title },
    ask: (ids) => ({
      label: t('assets:column.state'),
      text: t('units:status.text'),
      find: async (search) =>
        options(ids)
          .map((status) => statusOption(t, status))
          .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    }),
    run: (ids, onProgress, [choice]) => {
      const status = Number(choice) === UNKNOWN_UNIT_STATUS.value ? null : Number(choice)
      const call: Work['call'] = (some, idempotencyKey) => client.units.bulkUpdate({ body: { ids: some, status } }, { idempotencyKey })
      return run({ kind: `status ${choice}`, call }, ids, onProgress, (name) => t('units:status.done', { name }))
    },
  })
  const setHidden = (hidden: boolean, title: string): ListAction => {
    const call: Work['call'] = (some, idempotencyKey) => client.units.bulkUpdate({ body: { ids: some, hidden } }, { idempotencyKey })
    return {
      id: hidden ? 'hide' : 'unhide',
      label: t(hidden ? 'units:hide' : 'units:unhide'),
      icon: hidden ? 'eye_off' : 'eye',
      ...(hidden && { confirm: { title, text: t('units:hide_text') } }),
      run: (ids, onProgress) =>
        run({ kind: hidden ? 'hide' : 'unhide', call }, ids, onProgress, (name) =>
          t(hidden ? 'units:hide_done' : 'units:unhide_done', { name }),
        ),
    }
  }
  const remove = (title: string): ListAction => {
    const call: Work['call'] = (some, idempotencyKey) => client.units.bulkDelete({ body: { ids: some } }, { idempotencyKey })
    return {
      id: 'delete',
      label: t('entries:delete'),
      icon: 'trash',
      tone: 'danger',
      confirm: { title, text: t('units:delete_text') },
      run: (ids, onProgress) => run({ kind: 'delete', call }, ids, onProgress, (name) => t('entries:deleted', { name })),
    }
  }

  const mayUpdate = may(contract.units.bulkUpdate)
  const mayDelete = may(contract.units.bulkDelete)
  return {
    rowActions: (unit: Unit): ListAction[] => [
      ...(mayUpdate
        ? [
            change(t('units:status.one_title', { name: unit.name }), () => reachable(unit, statuses)),
            setHidden(!unit.hidden, t('units:hide_one_title', { name: unit.name })),
          ]
        : []),
      ...(mayDelete ? [remove(t('entries:delete_one_title', { name: unit.name }))] : []),
    ],
    /** `areHidden`: the list shows hidden units alone. */
    bulkActions: (areHidden: boolean): ListAction[] => [
      ...(mayUpdate
        ? [
            change(t('units:status.selected_title'), (ids) => {
              const selected = ids.flatMap((id) => known.current.get(id) ?? [])
              return statuses.filter((status) => selected.some((unit) => reachable(unit, [status]).length > 0))
            }),
            setHidden(!areHidden, t('units:hide_selected_title')),
          ]
        : []),
      ...(mayDelete ? [remove(t('entries:delete_selected_title'))] : []),
    ],
  }
}
