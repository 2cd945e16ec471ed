import { getPublicPagePath } from '../../addresses/public-page.ts'
import { contract } from '../../contract/index.ts'
import type { DemoStatusChange } from '../../demo/index.ts'
import { EXPORT_MAX, findUnitStatusRefusal, hasWords, isGroupUnderWay, takesUnits, unitChecksum } from '../../rules/index.ts'
import {
  type ErrorCode,
  type NewVcodeGroup,
  UNITS_ANSWERED_MAX,
  type Unit,
  type UnitBulkAnswer,
  type UnitQuery,
  type UnitStatusChange,
  type VcodeGroup,
} from '../../schemas/index.ts'
import { findScanned } from '../entities/discovery.ts'
import { giveStatus } from '../entities/give-status.ts'
import { csvRows, EMPTY_XLSX, XLSX_TYPE } from '../entities/interaction-lists.ts'
import { listed } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { countUses } from '../mock-uses.ts'
import type { UnitRow, VariantRow, VcodeGroupRow } from '../rows.ts'

const { units, vcodeGroups, virtualCodes } = contract

/** Digits of a number in the name of a unit. */
const DIGITS = 5

/** As many units as are made between two questions how far that is. */
const PORTION = 5000

export const unitHandlers = (state: MockState) => {
  const { tables, itemStatuses, organization, origin } = state
  const statusName = (organizationId: number, status: number | null | undefined) =>
    itemStatuses.find(({ value, organizationId: owner }) => owner === organizationId && value === status)?.name
  /** Newest first, so that the first of each is its last. */
  const findLastInteraction = ({ id }: { id: string }) => state.interactions.find(({ item }) => item?.id === id)?.recordDate
  const withLast = (unit: Unit): Unit => ({ ...unit, lastInteractionAt: findLastInteraction(unit) })
  const getRefusal = ({ organizationId, status: before }: UnitRow, status: number | null | undefined) =>
    status === undefined ? undefined : findUnitStatusRefusal(statusName(organizationId, before), statusName(organizationId, status))
  const usedBy = ({ organizationId, id }: UnitRow) => [
    ...countUses(
      'interactions',
      'itemId',
      state.interactions.filter(({ item }) => item?.id === id),
    ),
    ...countUses(
      'jobs',
      'itemId',
      tables.jobs.of(organizationId).filter(({ itemId }) => itemId === id),
    ),
  ]
  const remove = (id: string) => {
    tables.units.remove((row) => row.id === id)
    tables.statusChanges.remove(({ itemId }) => itemId === id)
  }
  /** Does it for those that do not refuse. */
  const each = (
    organizationId: number,
    ids: readonly string[],
    refusal: (row: UnitRow) => ErrorCode | undefined,
    act: (row: UnitRow) => void,
  ): UnitBulkAnswer => {
    const answer: UnitBulkAnswer = { ids: [], failures: [] }
    for (const id of new Set(ids)) {
      const row = tables.units.find(organizationId, id)
      const code = row && refusal(row)
      if (row && code) answer.failures.push({ id, code })
      else if (row) {
        act(row)
        answer.ids.push(id)
      }
    }
    return answer
  }
  const view = (row: UnitRow): Unit => {
    const { organizationId } = row
    const { name, publicLink } = tables.assets.get(organizationId, row.thingId)
    const variant = tables.variants.find(organizationId, row.batchId)
    const path = publicLink && getPublicPagePath(organization(organizationId).slug, publicLink, { unit: row.uniqueId })
    return {
      ...row,
      thingName: name,
      statusName: statusName(organizationId, row.status),
      variantId: variant?.variantId,
      variantName: variant?.name,
      unitUrl: path && state.publicUrl + path,
    }
  }
  const getStatus = (organizationId: number, value: number | undefined) => {
    const name = statusName(organizationId, value)
    return value === undefined || name === undefined ? undefined : { value, name }
  }
  const toStatusChange = ({ organizationId, interactionId, from, to, ...row }: DemoStatusChange): UnitStatusChange => {
    const record = state.interactions.find(({ _id }) => _id === interactionId)
    return {
      ...row,
      from: getStatus(organizationId, from),
      to: getStatus(organizationId, to),
      ...(record && { interaction: { id: record._id, name: record.name } }),
      ...(row.createdById !== undefined && { createdBy: { id: row.createdById, name: state.getName(row.createdById) } }),
    }
  }
  const toGroup = (row: VcodeGroupRow): VcodeGroup => {
    const { variantId, name } = tables.variants.get(row.organizationId, row.batchId)
    return { ...row, thingName: tables.assets.get(row.organizationId, row.thingId).name, variantId, variantName: name }
  }
  const hasCode = (organizationId: number, assetId: string) =>
    tables.assets.get(organizationId, assetId).gtin !== undefined ||
    tables.identificationCodes.of(organizationId).some(({ thingId }) => thingId === assetId)
  /** The next units of a group, no more than so many. */
  const makeNext = (group: VcodeGroupRow, most: number): VcodeGroupRow => {
    const { organizationId, thingId, batchId, size, status, madeCount, firstSequenceNumber, createdById = '' } = group
    const count = group.cancelledAt === undefined ? Math.min(most, size - madeCount) : 0
    const { variantId } = tables.variants.get(organizationId, batchId)
    const createUnit = (index: number): UnitRow => {
      const made = origin(createdById)
      const sequenceNumber = firstSequenceNumber + madeCount + index
      const name = `${variantId}-${String(sequenceNumber).padStart(DIGITS, '0')}`
      const uniqueId = made.id.replaceAll('-', '')
      const own = { name, sequenceNumber, uniqueId, checksum: unitChecksum(name), hidden: false }
      return { ...made, organizationId, thingId, batchId, ...own, ...(status !== undefined && { status }) }
    }
    tables.units.insertAll(Array.from({ length: count }, (_, index) => createUnit(index)))
    return count > 0 ? tables.vcodeGroups.change(group, { madeCount: madeCount + count }) : group
  }
  const refuseMoreUnits = ({ status }: VariantRow): void => {
    if (!takesUnits(status)) throw new MockProblem('status_conflict')
  }
  /** Units with the numbers behind those that the asset has. */
  const makeUnits = (variant: VariantRow, { size, status }: Pick<NewVcodeGroup, 'size' | 'status'>, accountId: string) => {
    const { organizationId, id: batchId, thingId } = variant
    refuseMoreUnits(variant)
    if (!hasCode(organizationId, thingId)) throw new MockProblem('identification_code_missing')
    if (status !== undefined && statusName(organizationId, status) === undefined)
      throw refused(['status'], 'must be a status of the organization')
    const numbers = tables.units.of(organizationId).flatMap((unit) => (unit.thingId === thingId ? [unit.sequenceNumber] : []))
    const given = tables.vcodeGroups.of(organizationId).filter((group) => group.thingId === thingId)
    const first = Math.max(0, ...numbers, ...given.map(({ lastSequenceNumber }) => lastSequenceNumber)) + 1
    const last = first + size - 1
    const group = tables.vcodeGroups.insert({
      ...origin(accountId),
      organizationId,
      thingId,
      batchId,
      size,
      madeCount: 0,
      firstSequenceNumber: first,
      lastSequenceNumber: last,
      status,
    })
    return toGroup(size <= UNITS_ANSWERED_MAX ? makeNext(group, size) : group)
  }

  const list = (organizationId: number, { sequenceFrom = 0, sequenceTo = Infinity, status, ...query }: UnitQuery) => {
    const { createdFrom = '', createdTo = '9999', ...rest } = query
    const all = tables.units.of(organizationId).filter((row) => !status?.length || status.includes(row.status ?? -1))
    const within = all.filter(
      ({ sequenceNumber: number, createdAt }) =>
        number >= sequenceFrom && number <= sequenceTo && createdAt >= createdFrom && createdAt < createdTo,
    )
    const scanned = findScanned(state, organizationId, query.search ?? '')
    const isScanned = (unit: UnitRow) =>
      scanned?.item
        ? unit.id === scanned.item.id
        : scanned?.variant
          ? unit.batchId === scanned.variant.id
          : unit.thingId === scanned?.thing.id
    const found = (scanned ? within.filter(isScanned) : within)
      .map(view)
      .filter(
        (unit) =>
          scanned !== undefined ||
          hasWords(
            query.search,
            [unit.name, unit.sequenceNumber, unit.uniqueId, unit.variantId, unit.variantName, unit.thingName].join(' '),
          ),
      )
    const page = listed(found, rest)
    return { ...page, items: page.items.map(withLast) }
  }

  return [
    mockEndpoint(state, units.list, ({ organizationId, query }) => list(organizationId, query)),
    mockEndpoint(state, units.export, ({ organizationId, body: { format, separator, columns: _, ids, ...query } }) => {
      if (format === 'xlsx') return new Blob([EMPTY_XLSX], { type: XLSX_TYPE })
      const asked = ids ? { sort: query.sort, hidden: false } : query
      const { items } = list(organizationId, { ...asked, page: 1, perPage: EXPORT_MAX.csv })
      const wanted = ids ? items.filter(({ id }) => ids.includes(id)) : items
      const rows = wanted.map(({ id, name, uniqueId, sequenceNumber }) => [id, name, uniqueId ?? '', String(sequenceNumber)])
      return new Blob([csvRows([['id', 'name', 'uniqueId', 'sequenceNumber'], ...rows], separator)], { type: 'text/csv' })
    }),
    mockEndpoint(state, units.get, ({ organizationId, params }) => withLast(view(tables.units.get(organizationId, params.id)))),
    mockEndpoint(state, units.uses, ({ organizationId, params }) => {
      const uses = usedBy(tables.units.get(organizationId, params.id))
      return { deletable: uses.length === 0, usedBy: uses }
    }),
    mockEndpoint(state, units.statusChanges, ({ organizationId, params, query }) => {
      const { id } = tables.units.get(organizationId, params.id)
      const changes = tables.statusChanges.of(organizationId).filter(({ itemId }) => itemId === id)
      return listed(
        changes
          .map(toStatusChange)
          .filter(({ from, to, interaction, createdBy }) =>
            hasWords(query.search, [from, to, interaction, createdBy].map((named) => named?.name ?? '').join(' ')),
          ),
        query,
      )
    }),
    mockEndpoint(state, units.update, ({ organizationId, claims, params, body: { status, ...body } }) => {
      const before = tables.units.get(organizationId, params.id)
      const refusal = getRefusal(before, status)
      if (refusal) throw new MockProblem(refusal)
      if (body.batchId) {
        const variant = tables.variants.find(organizationId, body.batchId)
        if (variant?.thingId !== before.thingId) throw refused(['batchId'], "must be a variant of the unit's asset")
        if (body.batchId !== before.batchId) refuseMoreUnits(variant)
      }
      const given = status === undefined ? before : giveStatus(state, before, status, { accountId: claims.sub })
      const after = tables.units.change(given, body)
      return withLast(view(tables.units.put({ ...after, checksum: unitChecksum(after.name) })))
    }),
    mockEndpoint(state, units.delete, ({ organizationId, params: { id } }) => {
      const uses = usedBy(tables.units.get(organizationId, id))
      if (uses.length > 0) throw new MockProblem('unit_used', { usedBy: uses })
      remove(id)
      return { id }
    }),
    mockEndpoint(state, units.bulkUpdate, ({ organizationId, claims, body: { ids, status, hidden } }) =>
      each(
        organizationId,
        ids,
        (row) => getRefusal(row, status),
        (row) => {
          const given = status === undefined ? row : giveStatus(state, row, status, { accountId: claims.sub })
          tables.units.change(given, { hidden })
        },
      ),
    ),
    mockEndpoint(state, units.bulkDelete, ({ organizationId, body: { ids } }) => {
      const answer = each(
        organizationId,
        ids,
        (row) => (usedBy(row).length > 0 ? 'unit_used' : undefined),
        ({ id }) => remove(id),
      )
      const failures = answer.failures.map((failure) => ({ ...failure, usedBy: usedBy(tables.units.get(organizationId, failure.id)) }))
      return { ...answer, failures }
    }),
    mockEndpoint(state, vcodeGroups.list, ({ organizationId, query }) => {
      const groups = tables.vcodeGroups.of(organizationId).map((group) => toGroup(makeNext(group, PORTION)))
      return listed(
        groups.filter(({ thingName, variantId, variantName }) => hasWords(query.search, `${thingName} ${variantId} ${variantName}`)),
        query,
      )
    }),
    mockEndpoint(state, vcodeGroups.create, ({ organizationId, claims, body }) => {
      const variant = tables.variants.find(organizationId, body.batchId)
      if (!variant) throw refused(['batchId'], 'must be a variant')
      return makeUnits(variant, body, claims.sub)
    }),
    mockEndpoint(state, vcodeGroups.get, ({ organizationId, params }) =>
      toGroup(makeNext(tables.vcodeGroups.get(organizationId, params.id), PORTION)),
    ),
    mockEndpoint(state, vcodeGroups.cancel, ({ organizationId, params }) => {
      const group = tables.vcodeGroups.get(organizationId, params.id)
      return toGroup(isGroupUnderWay(group) ? tables.vcodeGroups.change(group, { cancelledAt: state.now().toISOString() }) : group)
    }),
    mockEndpoint(state, virtualCodes.download, ({ organizationId, claims, params, query: { size, instantiateItems, fields } }) => {
      const variant = tables.variants.get(organizationId, params.b)
      if (variant.thingId !== params.a) throw new MockProblem('not_found')
      const group = instantiateItems ? makeUnits(variant, { size }, claims.sub) : undefined
      const all = tables.units.of(organizationId).filter(({ batchId }) => batchId === variant.id)
      const newest = all.toSorted((first, second) => first.sequenceNumber - second.sequenceNumber).slice(-size)
      const pickFields = (unit: Unit) => ({ id: unit.id, ...Object.fromEntries(fields.map((field) => [field, unit[field]])) })
      return { groupId: group?.id, items: newest.map((unit) => pickFields(view(unit))) }
    }),
  ]
}
