import { unitOfMeasure, unitsOfMeasure } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { checkOwnAttribute } from '../../rules/index.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'

const { ownAttributes } = contract

/** Base attributes that an organization defines for its own assets. */
export const ownAttributeHandlers = (state: MockState) => {
  const { tables } = state
  const isInUse = ({ organizationId, id }: { organizationId: number; id: string }) =>
    tables.assetAttributes.of(organizationId).some(({ baseAttributeId }) => baseAttributeId === id)
  const store = createMockStore(state, ownAttributes, {
    table: tables.ownAttributes,
    view: (row) => ({ ...row, measure: unitOfMeasure(row.unit), isInUse: isInUse(row) }),
    searched: ({ name, group = '', description = '' }) => `${name} ${group} ${description}`,
    settle: (next, before) => {
      if (before && before.type !== next.type && isInUse(next)) throw new MockProblem('in_use')
      const fields = checkOwnAttribute(next, unitsOfMeasure)
      if (fields.length > 0) throw new MockProblem('invalid_content', { fields })
      return next
    },
    inUse: isInUse,
  })
  const { list, ...others } = ownAttributes
  return [
    mockEndpoint(state, list, ({ organizationId, query }) =>
      store.list(
        organizationId,
        query,
        ({ type, isRequired }) =>
          (query.type === undefined || type === query.type) && (query.isRequired === undefined || isRequired === query.isRequired),
      ),
    ),
    ...mockCrud(state, others, store),
  ]
}
