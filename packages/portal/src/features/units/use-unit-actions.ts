import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { findUnitStatusRefusal, hasWords, mustBeReconsidered } from '@tracemark/api/rules'
import { UNKNOWN_UNIT_STATUS, type Unit, type UnitBulkAnswer, type UnitStatus, type Use } from '@tracemark/api/schemas'
import type { ListAction, RowFailure, Words } from '@tracemark/ui/components/list-frame'
import { onDemand } from '@tracemark/ui/components/on-demand'
import { useToast } from '@tracemark/ui/components/toasts'
import { loadChunk } from '@tracemark/ui/errors'
import { useFormat, useI18n } from '@tracemark/ui/i18n'
import { statusOption } from '@tracemark/ui/screens/units/list'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useUses } from '../../platform/resource/use-uses.ts'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import type { Watch } from './bulk-update.ts'
import { unitLists } from './unit-queries.ts'
import { findWayBack } from './way-back.ts'

const saidCode = onDemand(() => import('./say-status.ts'), ['actions'])

interface Work {
  kind: string
  call: (ids: string[], idempotencyKey: string) => Promise<UnitBulkAnswer>
}

const getName = ({ statusName }: Pick<Unit, 'statusName'>) => statusName
const nameOfStatus = ({ value, name }: UnitStatus) => (value === UNKNOWN_UNIT_STATUS.value ? undefined : name)

/** The statuses that a unit may get, of those of its organization. */
const reachable = (unit: Pick<Unit, 'status' | 'statusName'>, statuses: readonly UnitStatus[]): UnitStatus[] =>
  statuses.filter(
    (status) =>
      status.value !== (unit.status ?? UNKNOWN_UNIT_STATUS.value) &&
      findUnitStatusRefusal(getName(unit), nameOfStatus(status)) === undefined,
  )

/** Where the units stand: `thingId`: the asset whose units they are, where it is one; `back`: where their labels are left for, if it is not the list. */
interface Place {
  thingId: string | undefined
  back?: string
}

/** What can be done with units, one or many at a time. `rows`: those that are shown. */
export const useUnitActions = (rows: readonly Unit[], statuses: readonly UnitStatus[], { thingId, back }: Place) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { t, load } = useI18n()
  const format = useFormat()
  const { search } = useLocation()
  const toast = useToast()
  const tell = useTellFailure()
  const uses = useUses()
  const [once] = useState(createDoOnce)
  // Selected rows of other pages are still known.
  const known = useRef(new Map<string, Unit>())
  const learn = (some: readonly Unit[]) => {
    for (const row of some) known.current.set(row.id, row)
  }
  learn(rows)

  const work = useMutation({
    mutationFn: ({ kind, call, ids }: Work & { ids: string[] }) => once([kind, ids], (idempotencyKey) => call(ids, idempotencyKey)),
  })
  const showUses = (usedBy: readonly Use[], id: string) => uses.show(usedBy, { id, name: known.current.get(id)?.name ?? '' })
  const run = async (
    { kind, call }: Work,
    ids: readonly string[],
    watch: Watch,
    told?: (name: string) => string,
  ): Promise<RowFailure[]> => {
    const failed = await loadChunk(() => import('./bulk-update.ts')).then(
      ({ runBulkUpdate }) => runBulkUpdate(ids, (some) => work.mutateAsync({ kind, call, ids: some }), watch, showUses),
      (error: Error) => ids.map((id) => ({ id, failure: toFailure(error) })),
    )
    await Promise.all([readAnew(queries, unitLists(client)), queries.invalidateQueries({ queryKey: ['unit', client.organizationId] })])
    const [only = ''] = ids
    const row = known.current.get(only)
    if (row && told && ids.length === 1 && failed.length === 0) toast({ kind: 'positive', text: told(row.name) })
    return failed
  }

  const giving = (status: number | null): Work => ({
    kind: `status ${status}`,
    call: (some, idempotencyKey) => client.units.bulkUpdate({ body: { ids: some, status } }, { idempotencyKey }),
  })
  /** Says that several have this status now, with a way back where all of them can have their own again. */
  const tellOfSome = async (ids: readonly string[], before: ReadonlyMap<string, Unit>, status: UnitStatus) => {
    const [{ tellStatus, sayReverted }] = await Promise.all([saidCode.load(), ...saidCode.texts.map((name) => load?.(name))])
    const steps = findWayBack(ids, before, nameOfStatus(status))
    const takeBack = async (way: NonNullable<typeof steps>) => {
      const idle: Watch = { onProgress: () => undefined, signal: new AbortController().signal }
      const failures: RowFailure[] = []
      for (const step of way) failures.push(...(await run(giving(step.status), step.ids, idle)))
      const [first] = failures
      if (first) tell(first.failure)
      else toast({ kind: 'positive', text: sayReverted({ t, format }, ids.length) })
    }
    toast(tellStatus({ t, format }, ids.length, statusOption(t, status).label, steps && (() => void takeBack(steps))))
  }

  /** What is said of the statuses that these can have next. */
  const getText = (ids: readonly string[]) => {
    const names = new Set(ids.map((id) => known.current.get(id)?.statusName))
    if ([...names].some(mustBeReconsidered)) return 'reconsider'
    return names.size > 1 ? 'text_several' : 'text'
  }
  /** `title`: of one unit; of several, the question itself says what and how many. */
  const change = (title: Words | undefined, options: (ids: readonly string[]) => UnitStatus[]): ListAction => ({
    id: 'status',
    label: t('units:status.change'),
    icon: 'task',
    confirm: { title },
    ask: (ids) => ({
      label: t('assets:column.state'),
      text: t(`units:status.${getText(ids)}`),
      find: async (search) =>
        options(ids)
          .map((status) => statusOption(t, status))
          .filter(({ label }) => hasWords(search, label)),
    }),
    saysItself: true,
    run: async (ids, onProgress, [choice], signal) => {
      const before = new Map(ids.flatMap((id) => known.current.get(id) ?? []).map((unit) => [unit.id, unit]))
      let reached = 0
      const watch: Watch = {
        signal,
        onProgress: (done) => {
          reached = done
          onProgress(done)
        },
      }
      const value = Number(choice)
      const failures = await run(giving(value === UNKNOWN_UNIT_STATUS.value ? null : value), ids, watch, (name) =>
        t('units:status.done', { name }),
      )
      const failed = new Set(failures.map(({ id }) => id))
      const done = (signal.aborted ? ids.slice(0, reached) : ids).filter((id) => !failed.has(id))
      const status = statuses.find((one) => one.value === value)
      if (ids.length > 1 && done.length > 0 && status) await tellOfSome(done, before, status)
      return failures
    },
  })
  const setHidden = (hidden: boolean, title: Words): ListAction => {
    const call: Work['call'] = (some, idempotencyKey) => client.units.bulkUpdate({ body: { ids: some, hidden } }, { idempotencyKey })
    return {
      id: hidden ? 'hide' : 'unhide',
      label: t(hidden ? 'units:hide' : 'units:unhide'),
      icon: hidden ? 'eye_off' : 'eye',
      result: hidden ? 'hidden' : 'shown',
      ...(hidden && { confirm: { title, text: t('units:hide_text') } }),
      run: (ids, onProgress, _chosen, signal) =>
        run({ kind: hidden ? 'hide' : 'unhide', call }, ids, { onProgress, signal }, (name) =>
          t(hidden ? 'units:hide_done' : 'units:unhide_done', { name }),
        ),
    }
  }
  const remove = (title: Words, unit?: Unit, hide?: ListAction): ListAction => {
    const call: Work['call'] = (some, idempotencyKey) => client.units.bulkDelete({ body: { ids: some } }, { idempotencyKey })
    return {
      id: 'delete',
      label: t('common:delete'),
      icon: 'trash',
      tone: 'danger',
      result: 'deleted',
      confirm: {
        title,
        text: t('units:delete_text'),
        ...(unit && {
          askUses: (id) => uses.ask(client.units.uses({ params: { id } }), unit),
          instead: hide && uses.instead('hide', [hide], unit.id),
        }),
      },
      run: (ids, onProgress, _chosen, signal) =>
        run({ kind: 'delete', call }, ids, { onProgress, signal }, (name) => t('common:deleted', { name })),
    }
  }

  /** `status`: what the question calls that of the originals; absent where they have none. */
  const duplicate = (title: Words | undefined, status: string | undefined): ListAction => ({
    id: 'duplicate',
    label: t('common:duplicate'),
    icon: 'copy',
    result: 'duplicated',
    confirm: { title, text: t('units:copy.text') },
    ...(status !== undefined && {
      ask: () => ({ label: t('common:copy_take'), text: t('units:copy.text'), options: [{ value: 'status', label: status }] }),
    }),
    run: async (ids, onProgress, chosen, signal) => {
      let copyId: string | undefined
      const call: Work['call'] = async (some, idempotencyKey) => {
        const originals = some.flatMap((id) => known.current.get(id) ?? [])
        const { copyUnits } = await loadChunk(() => import('./copy-units.ts'))
        const copied = await copyUnits(client, originals, { withStatus: chosen.includes('status'), idempotencyKey })
        copyId = copied.copies[0]?.id
        return copied.answer
      }
      const failures = await run({ kind: `duplicate ${chosen}`, call }, ids, { onProgress, signal }, (name) =>
        t('common:duplicated', { name }),
      )
      const [original] = ids.flatMap((id) => known.current.get(id) ?? [])
      if (ids.length === 1 && copyId !== undefined && original)
        void navigate(addresses.units.one.to({ org: organization.slug, thingId: original.thingId, unitId: copyId }))
      return failures
    },
  })

  const printLabels: ListAction = {
    id: 'labels',
    label: t('units:print_labels'),
    icon: 'code',
    onSelect: async (ids) => {
      const { openLabels } = await loadChunk(() => import('./open-labels.ts'))
      openLabels(ids, known.current, { thingId, back, org: organization.slug, search }, { t, format, toast, navigate })
    },
  }
  const mayPrint = may(contract.labelPrints.ofUnits)

  const statusLabel = ({ status, statusName }: Unit) =>
    status === undefined || statusName === undefined
      ? undefined
      : `${t('assets:column.state')}: ${statusOption(t, { value: status, name: statusName }).label}`
  const mayUpdate = may(contract.units.bulkUpdate)
  const mayCopy = may(contract.vcodeGroups.create)
  const mayDelete = may(contract.units.bulkDelete)
  return {
    /** Units that may be selected without having been shown. */
    learn,
    rowActions: (unit: Unit): ListAction[] => {
      const hiding = setHidden(!unit.hidden, t('units:hide_one_title', { name: unit.name }))
      return [
        ...(mayUpdate ? [change(t('units:status.one_title', { name: unit.name }), () => reachable(unit, statuses)), hiding] : []),
        ...(mayCopy && unit.batchId !== undefined ? [duplicate(t('units:copy.one_title', { name: unit.name }), statusLabel(unit))] : []),
        ...(mayPrint && !unit.hidden ? [printLabels] : []),
        ...(mayDelete ? [remove(t('common:delete_one_title', { name: unit.name }), unit, mayUpdate ? hiding : undefined)] : []),
      ]
    },
    /** `areHidden`: the list shows hidden units alone. */
    bulkActions: (areHidden: boolean): ListAction[] => [
      ...(mayPrint && !areHidden ? [printLabels] : []),
      ...(mayUpdate
        ? [
            change(undefined, (ids) => {
              const selected = ids.flatMap((id) => known.current.get(id) ?? [])
              return statuses.filter((status) => selected.some((unit) => reachable(unit, [status]).length > 0))
            }),
            setHidden(!areHidden, { counted: 'units:hide_selected_title' }),
          ]
        : []),
      ...(mayCopy ? [duplicate(undefined, t('assets:column.state'))] : []),
      ...(mayDelete ? [remove({ counted: 'common:delete_selected_title' })] : []),
    ],
  }
}
