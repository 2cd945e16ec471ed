import { findUnitOfMeasure, unitsOfMeasure } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { checkOwnAttribute } from '../../rules/index.ts'
import { mockCrud } from '../mock-crud.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { countUses, withNames } from '../mock-uses.ts'

const { ownAttributes } = contract

/** Base attributes that an organization defines for its own assets. */
export const ownAttributeHandlers = (state: MockState) => {
  const { tables } = state
  const usedBy = ({ organizationId, id }: { organizationId: number; id: string }) => {
    const values = tables.assetAttributes.of(organizationId).filter(({ baseAttributeId }) => baseAttributeId === id)
    const thingIds = values.map(({ thingId }) => thingId)
    const assets = tables.assets.of(organizationId).filter((asset) => thingIds.includes(asset.id))
    return withNames(countUses('assets', 'baseAttributeId', assets), assets)
  }
  const store = createMockStore(state, ownAttributes, {
    table: tables.ownAttributes,
    view: (row) => ({ ...row, measure: findUnitOfMeasure(row.unit), isInUse: usedBy(row).length > 0 }),
    searched: ({ name, group = '', description = '' }) => `${name} ${group} ${description}`,
    settle: (next, before) => {
      if (before && before.type !== next.type && usedBy(next).length > 0) throw new MockProblem('in_use', { usedBy: usedBy(next) })
      const fields = checkOwnAttribute(next, unitsOfMeasure)
      if (fields.length > 0) throw new MockProblem('invalid_content', { fields })
      return next
    },
    usedBy,
  })
  return mockCrud(state, ownAttributes, store)
}
