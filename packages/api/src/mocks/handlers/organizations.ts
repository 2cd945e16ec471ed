import { contract } from '../../contract/index.ts'
import { inOrder, toPage, toSlug } from '../../rules/index.ts'
import { type Organization, UNKNOWN_UNIT_STATUS } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

const { bySlug, create, get, update, unitStatuses } = contract.organizations

/** What is not named stays, `null` takes away what is optional. */
const changed = (organization: Organization, change: object): Organization => {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...organization, ...Object.fromEntries(named.map(([field, value]) => [field, value ?? undefined])) }
}

export const organizationHandlers = (state: MockState) => {
  const { organizations, organization } = state
  return [
    mockEndpoint(state, bySlug, ({ claims, params }) => {
      const named = organizations.find(({ slug }) => slug === params.slug)
      if (!named) throw new MockProblem('organization_not_found')
      return state.getOrganization(claims.sub, named.id)
    }),
    mockEndpoint(state, create, ({ claims, body }) => {
      const id = Math.max(...organizations.map((other) => other.id)) + 1
      const stem = toSlug(body.name)
      const isFree = stem !== undefined && organizations.every((other) => other.slug !== stem)
      const slug = isFree ? stem : `${stem ?? 'organization'}-${id}`
      organizations.push({ ...body, id, slug })
      const membership = { role: 'owner', accessPortal: true, isSuspended: false } as const
      state.tables.memberships.insert({ ...membership, ...state.origin(claims.sub), organizationId: id, accountId: claims.sub })
      return organization(id)
    }),
    mockEndpoint(state, get, ({ organizationId }) => organization(organizationId)),
    mockEndpoint(state, update, ({ organizationId, body }) => {
      const before = organization(organizationId)
      organizations[organizations.indexOf(before)] = changed(before, body)
      return organization(organizationId)
    }),
    mockEndpoint(state, unitStatuses, ({ claims, params, query }) => {
      const { id } = state.getOrganization(claims.sub, params.id)
      const statuses = state.itemStatuses.filter(({ organizationId }) => organizationId === id)
      return toPage([...inOrder(statuses, query, ({ name }) => name), UNKNOWN_UNIT_STATUS], query)
    }),
  ]
}
