import { namedByFilters } from '../../rules/index.ts'
import type { MockState } from '../mock-state.ts'
import { listSteps } from './steps.ts'

type Kind = (typeof namedByFilters)[keyof typeof namedByFilters]
const kinds: Readonly<Record<string, Kind>> = namedByFilters

/** The names of these filters whose value is the id of what is no longer there. */
export const listMissing = ({ tables }: Pick<MockState, 'tables'>, organizationId: number, filters: object): string[] => {
  const isThere = (filter: string, id: string): boolean => {
    const kind = kinds[filter]
    if (kind === undefined) return true
    if (kind === 'members') return tables.memberships.of(organizationId).some(({ accountId }) => accountId === id)
    if (kind === 'valueChainElements') return listSteps(tables.valueChains.of(organizationId)).some((step) => step.id === id)
    return tables[kind].find(organizationId, id) !== undefined
  }
  return Object.entries(filters)
    .flatMap(([filter, id]) => (isThere(filter, String(id)) ? [] : [filter]))
    .sort()
}
