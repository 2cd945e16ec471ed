import { contract } from '../../contract/index.ts'
import { addDays, arePartsAlike, dividePeriod, getPeriodUnit } from '../../rules/index.ts'
import type { DashboardQuery, DashboardRows, DashboardRowsQuery, InteractionDetail } from '../../schemas/index.ts'
import { UNKNOWN_UNIT_STATUS } from '../../schemas/index.ts'
import { countClassifications, getOrigin } from '../entities/interaction-lists.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { MockState } from '../mock-state.ts'

const { dashboard } = contract

const within = (all: readonly InteractionDetail[], from: Date | undefined, to: Date | undefined) =>
  all.filter(({ reportedDate }) => {
    const at = Date.parse(reportedDate)
    return from !== undefined && to !== undefined && at >= from.getTime() && at < to.getTime()
  })

const toSpan = (bounds: readonly Date[]) => ({ from: bounds[0]?.toISOString() ?? '', to: bounds.at(-1)?.toISOString() ?? '' })

/** What a row stands for; undefined where a record names none. */
type GetSubject = (record: InteractionDetail) => { id?: string; name: string; image?: string | undefined } | undefined

/** What the dashboard counts, each time anew. */
export const dashboardHandlers = (state: MockState) => {
  const { tables } = state
  const read = (organizationId: number, { from, to, beforeFrom }: DashboardQuery) => {
    const all = state.interactions.filter(({ orgId }) => orgId === organizationId)
    const unit = getPeriodUnit(from, to)
    const { timeZone = 'UTC' } = state.organization(organizationId)
    const bounds = dividePeriod({ from, to, unit, timeZone })
    const earlier =
      beforeFrom === undefined || beforeFrom === from
        ? undefined
        : dividePeriod({ from: beforeFrom, to: addDays(from, -1), unit, timeZone })
    return {
      all,
      unit,
      bounds,
      earlier,
      now: within(all, bounds[0], bounds.at(-1)),
      before: earlier && within(all, earlier[0], earlier.at(-1)),
    }
  }

  const countRows = (
    organizationId: number,
    query: DashboardRowsQuery,
    getSubject: GetSubject,
    isMeant: (record: InteractionDetail) => boolean = () => true,
  ): DashboardRows => {
    const { bounds, ...found } = read(organizationId, query)
    const now = found.now.filter(isMeant)
    const before = found.before?.filter(isMeant)
    const getKey = (record: InteractionDetail) => getSubject(record)?.id ?? getSubject(record)?.name ?? ''
    const count = (key: string) => ({
      count: now.filter((record) => getKey(record) === key).length,
      ...(before && { before: before.filter((record) => getKey(record) === key).length }),
    })
    const named = new Map([...now, ...(before ?? [])].map((record) => [getKey(record), getSubject(record)]))
    named.delete('')
    const rows = [...named].map(([key, subject]) => ({ key, subject: { name: '', ...subject }, ...count(key) }))
    const inOrder = rows.toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    return {
      ...toSpan(bounds),
      count: now.length,
      ...(before && { before: before.length }),
      rows: inOrder.slice(0, query.rows).map(({ key: _, subject, ...counts }) => ({ ...subject, ...counts })),
      totalRows: rows.length,
      none: count(''),
    }
  }

  const ofTask: GetSubject = ({ task }) => ({ id: task.id, name: task.name })
  return [
    mockEndpoint(state, dashboard.total, ({ organizationId, query }) => {
      const { all, unit, bounds, earlier, now, before } = read(organizationId, query)
      return {
        ...toSpan(bounds),
        unit,
        count: now.length,
        classifications: countClassifications(now),
        ...(before && { before: before.length, classificationsBefore: countClassifications(before) }),
        bars: bounds.slice(0, -1).map((from, at) => ({
          ...toSpan([from, bounds[at + 1] ?? from]),
          classifications: countClassifications(within(all, from, bounds[at + 1])),
          ...(earlier && arePartsAlike(bounds, earlier) && { before: within(all, earlier[at], earlier[at + 1]).length }),
        })),
      }
    }),
    mockEndpoint(state, dashboard.tasks, ({ organizationId, query }) =>
      countRows(organizationId, query, ofTask, (record) => getOrigin(record) === 'task'),
    ),
    mockEndpoint(state, dashboard.services, ({ organizationId, query }) =>
      countRows(organizationId, query, ofTask, (record) => getOrigin(record) === 'service'),
    ),
    mockEndpoint(state, dashboard.assets, ({ organizationId, query }) => countRows(organizationId, query, ({ thing }) => thing)),
    mockEndpoint(state, dashboard.workers, ({ organizationId, query }) => countRows(organizationId, query, ({ createdBy }) => createdBy)),
    mockEndpoint(state, dashboard.places, ({ organizationId, query }) =>
      countRows(organizationId, query, ({ reportedLocation }) => (reportedLocation?.place ? { name: reportedLocation.place } : undefined)),
    ),
    mockEndpoint(state, dashboard.statuses, ({ organizationId }) => {
      const units = tables.units.of(organizationId).filter(({ hidden }) => !hidden)
      const statuses = [...Map.groupBy(units, ({ status = UNKNOWN_UNIT_STATUS.value }) => status)].map(([value, { length }]) => ({
        value,
        name:
          state.itemStatuses.find((status) => status.organizationId === organizationId && status.value === value)?.name ??
          UNKNOWN_UNIT_STATUS.name,
        count: length,
      }))
      return { count: units.length, statuses: statuses.toSorted((one, other) => one.value - other.value) }
    }),
  ]
}
