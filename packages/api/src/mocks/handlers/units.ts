import { contract } from '../../contract/index.ts'
import { takesUnits, unitChecksum } from '../../rules/index.ts'
import type { Unit, VcodeGroup } from '../../schemas/index.ts'
import { hasWords, listed } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { UnitRow, VariantRow, VcodeGroupRow } from '../rows.ts'

const { units, vcodeGroups, virtualCodes } = contract

/** Digits of a number in the name of a unit. */
const DIGITS = 4

export const unitHandlers = (state: MockState) => {
  const { tables, itemStatuses, organization, origin } = state
  const view = (row: UnitRow): Unit => {
    const { organizationId } = row
    const { name, publicLink } = tables.assets.get(organizationId, row.thingId)
    const variant = tables.variants.find(organizationId, row.batchId)
    const page = publicLink && `${state.publicUrl}/p/${organization(organizationId).slug}/${publicLink}`
    return {
      ...row,
      thingName: name,
      statusName: itemStatuses.find(({ value, organizationId: owner }) => owner === organizationId && value === row.status)?.name,
      variantId: variant?.variantId,
      variantName: variant?.name,
      unitUrl: page && `${page}?unit=${row.uniqueId}`,
    }
  }
  const groupOf = (row: VcodeGroupRow): VcodeGroup => {
    const { variantId, name } = tables.variants.get(row.organizationId, row.batchId)
    return { ...row, thingName: tables.assets.get(row.organizationId, row.thingId).name, variantId, variantName: name }
  }
  const hasCode = (organizationId: number, assetId: string) =>
    tables.assets.get(organizationId, assetId).gtin !== undefined ||
    tables.identificationCodes.of(organizationId).some(({ thingId }) => thingId === assetId)
  /** Units with the numbers behind those that the asset has. */
  const makeUnits = ({ organizationId, id: batchId, thingId, variantId, status }: VariantRow, size: number, accountId: string) => {
    if (!takesUnits(status)) throw new MockProblem('status_conflict')
    if (!hasCode(organizationId, thingId)) throw new MockProblem('identification_code_missing')
    const numbers = tables.units.of(organizationId).flatMap((unit) => (unit.thingId === thingId ? [unit.sequenceNumber] : []))
    const first = Math.max(0, ...numbers) + 1
    for (let sequenceNumber = first; sequenceNumber < first + size; sequenceNumber += 1) {
      const made = origin(accountId)
      const name = `${variantId}-${String(sequenceNumber).padStart(DIGITS, '0')}`
      const uniqueId = made.id.replaceAll('-', '')
      tables.units.insert({ ...made, organizationId, thingId, batchId, name, sequenceNumber, uniqueId, checksum: unitChecksum(name) })
    }
    const last = first + size - 1
    const group = { ...origin(accountId), organizationId, thingId, batchId, size, firstSequenceNumber: first, lastSequenceNumber: last }
    return groupOf(tables.vcodeGroups.insert(group))
  }

  return [
    mockEndpoint(state, units.list, ({ organizationId, query: { sequenceFrom = 0, sequenceTo = Infinity, status, ...query } }) => {
      const all = tables.units.of(organizationId).filter((row) => !status?.length || status.includes(row.status ?? -1))
      const within = all.filter(({ sequenceNumber }) => sequenceNumber >= sequenceFrom && sequenceNumber <= sequenceTo).map(view)
      return listed(
        within.filter((unit) =>
          hasWords(
            query.search,
            [unit.name, unit.sequenceNumber, unit.uniqueId, unit.variantId, unit.variantName, unit.thingName].join(' '),
          ),
        ),
        query,
      )
    }),
    mockEndpoint(state, units.get, ({ organizationId, params }) => view(tables.units.get(organizationId, params.id))),
    mockEndpoint(state, units.update, ({ organizationId, params, body }) => {
      const before = tables.units.get(organizationId, params.id)
      if (body.batchId && tables.variants.find(organizationId, body.batchId)?.thingId !== before.thingId)
        throw refused(['batchId'], "must be a variant of the unit's asset")
      const after = tables.units.change(before, body)
      return view(tables.units.put({ ...after, checksum: unitChecksum(after.name) }))
    }),
    mockEndpoint(state, vcodeGroups.list, ({ organizationId, query }) => {
      const groups = tables.vcodeGroups.of(organizationId).map(groupOf)
      return listed(
        groups.filter(({ thingName, variantId, variantName }) => hasWords(query.search, `${thingName} ${variantId} ${variantName}`)),
        query,
      )
    }),
    mockEndpoint(state, vcodeGroups.create, ({ organizationId, claims, body }) => {
      const variant = tables.variants.find(organizationId, body.batchId)
      if (!variant) throw refused(['batchId'], 'must be a variant')
      return makeUnits(variant, body.size, claims.sub)
    }),
    mockEndpoint(state, vcodeGroups.get, ({ organizationId, params }) => groupOf(tables.vcodeGroups.get(organizationId, params.id))),
    mockEndpoint(state, virtualCodes.download, ({ organizationId, claims, params, query: { size, instantiateItems, fields } }) => {
      const variant = tables.variants.get(organizationId, params.b)
      if (variant.thingId !== params.a) throw new MockProblem('not_found')
      const group = instantiateItems ? makeUnits(variant, size, claims.sub) : undefined
      const all = tables.units.of(organizationId).filter(({ batchId }) => batchId === variant.id)
      const newest = all.toSorted((first, second) => first.sequenceNumber - second.sequenceNumber).slice(-size)
      const codeOf = (unit: Unit) => ({ id: unit.id, ...Object.fromEntries(fields.map((field) => [field, unit[field]])) })
      return { groupId: group?.id, items: newest.map((unit) => codeOf(view(unit))) }
    }),
  ]
}
