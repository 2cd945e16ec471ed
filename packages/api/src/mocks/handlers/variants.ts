import { contract } from '../../contract/index.ts'
import { hasWords, isEditable, mayBecome, variantChanges } from '../../rules/index.ts'
import {
  VARIANT_ATTRIBUTES_MAX,
  type Variant,
  type VariantAttribute,
  type VariantBulkAnswer,
  type VariantChangeLine,
} from '../../schemas/index.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused, taken } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { countUses } from '../mock-uses.ts'
import type { VariantRow } from '../rows.ts'

const { variants } = contract

const listUnits = ({ tables }: MockState, { organizationId, id }: VariantRow) =>
  tables.units.of(organizationId).filter(({ batchId }) => batchId === id)

export const toVariant = (state: MockState, row: VariantRow): Variant => {
  const units = listUnits(state, row).filter(({ hidden }) => !hidden)
  const recorded = new Set(state.interactions.map(({ item }) => item?.id))
  const used = units.filter(({ id }) => recorded.has(id)).length
  return {
    ...row,
    thingName: state.tables.assets.get(row.organizationId, row.thingId).name,
    unitCount: units.length,
    percentUsed: units.length === 0 ? 0 : Math.floor((100 * used) / units.length),
  }
}

/** Refuses an id that another variant has, an asset that is not there, and a status that does not follow the one before. */
const settle =
  ({ tables }: MockState) =>
  (next: VariantRow, before?: VariantRow): VariantRow => {
    const { organizationId, id, thingId, variantId } = next
    if (!tables.assets.find(organizationId, thingId)) throw refused(['thingId'], 'no asset')
    const isTaken = tables.variants.of(organizationId).some((other) => other.id !== id && other.variantId === variantId)
    if (isTaken) throw taken('variantId', 'variant_id_taken')
    if (before && !mayBecome(before.status, next.status)) throw new MockProblem('status_conflict')
    return next
  }

/** Keeps what was changed of a variant, and by whom. */
export const noteVariantChanges = (
  { tables, origin }: MockState,
  { organizationId, id: batchId }: Pick<VariantRow, 'organizationId' | 'id'>,
  lines: readonly VariantChangeLine[],
  accountId: string,
): void => {
  for (const line of lines) tables.variantChanges.insert({ ...origin(accountId), organizationId, batchId, ...line })
}

const merged = (before: readonly VariantAttribute[], change: readonly VariantAttribute[]) => [
  ...new Map([...before, ...change].map((attribute) => [attribute.key, attribute])).values(),
]

export const variantHandlers = (state: MockState) => {
  const { tables } = state
  const store = createMockStore(state, variants, {
    table: tables.variants,
    view: (row) => toVariant(state, row),
    searched: ({ organizationId, name, variantId, thingId }) => `${name} ${variantId} ${tables.assets.find(organizationId, thingId)?.name}`,
    settle: settle(state),
    kept: 'variant_used',
    usedBy: (row) => [
      ...countUses('units', 'batchId', listUnits(state, row)),
      ...countUses(
        'code-groups',
        'batchId',
        tables.vcodeGroups.of(row.organizationId).filter(({ batchId }) => batchId === row.id),
      ),
    ],
    removed: ({ id }) => {
      tables.variantLinks.remove(({ parentId, childId }) => parentId === id || childId === id)
      tables.variantChanges.remove(({ batchId }) => batchId === id)
    },
  })
  const { create, update, ...others } = variants
  const toAttributes = ({ id, attributes }: VariantRow) => ({ batchId: id, attributes })

  return [
    mockEndpoint(state, create, ({ organizationId, claims, body }) => {
      const made = store.insert(organizationId, claims.sub, body)
      const line: VariantChangeLine = { field: 'created', to: { value: made.name, type: 'string' } }
      noteVariantChanges(state, { organizationId, id: made.id }, [line], claims.sub)
      return made
    }),
    mockEndpoint(state, update, ({ organizationId, claims, params, body }) => {
      const before = tables.variants.get(organizationId, params.id)
      if (!isEditable(before.status) && Object.keys(body).some((name) => name !== 'status')) throw new MockProblem('status_conflict')
      const after = store.update(organizationId, params.id, body)
      noteVariantChanges(state, before, variantChanges(before, after), claims.sub)
      return after
    }),
    mockEndpoint(state, variants.history, ({ organizationId, params, query }) => {
      const { id } = tables.variants.get(organizationId, params.id)
      const entries = tables.variantChanges
        .of(organizationId)
        .filter(({ batchId }) => batchId === id)
        .map((row) => ({
          ...row,
          ...(row.createdById !== undefined && { createdBy: { id: row.createdById, name: state.getName(row.createdById) } }),
        }))
      return listed(
        entries.filter(({ about = '', createdBy }) => hasWords(query.search, `${about} ${createdBy?.name ?? ''}`)),
        query,
      )
    }),
    ...mockCrud(state, others, store),
    mockEndpoint(state, variants.attributes, ({ organizationId, query }) => ({
      items: tables.variants.known(organizationId, query.ids).map((id) => toAttributes(tables.variants.get(organizationId, id))),
    })),
    mockEndpoint(state, variants.attributesOf, ({ organizationId, params }) =>
      toAttributes(tables.variants.get(organizationId, params.id)),
    ),
    mockEndpoint(state, variants.bulkAttributes, ({ organizationId, claims, body: { mode, items } }) => {
      const ids = tables.variants.known(
        organizationId,
        items.map(({ batchId }) => batchId),
      )
      const failures: VariantBulkAnswer['failures'] = []
      for (const { batchId, attributes } of items.filter((item) => ids.includes(item.batchId))) {
        const row = tables.variants.get(organizationId, batchId)
        const next = mode === 'merge' ? merged(row.attributes, attributes) : attributes
        if (!isEditable(row.status)) failures.push({ id: batchId, code: 'status_conflict' })
        else if (next.length > VARIANT_ATTRIBUTES_MAX) failures.push({ id: batchId, code: 'invalid_content' })
        else noteVariantChanges(state, row, variantChanges(row, tables.variants.put({ ...row, attributes: next })), claims.sub)
      }
      return { ids: ids.filter((id) => failures.every((failure) => failure.id !== id)), failures }
    }),
  ]
}
