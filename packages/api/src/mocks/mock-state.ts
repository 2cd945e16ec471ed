import type { DemoAccount, DemoData, DemoItemStatus } from '../demo/index.ts'
import { getPermissions, getScope } from '../rules/index.ts'
import type {
  Answers,
  InteractionDetail,
  InteractionOutOfSight,
  Organization,
  Permission,
  TaskConfig,
  TaskRunAttachment,
  TaskRunResult,
  TaskRunUpdate,
} from '../schemas/index.ts'
import { MockProblem } from './mock-problem.ts'
import type { MockClaims } from './mock-tokens.ts'
import { MockVersions } from './mock-versions.ts'
import { createTables, type MembershipRow, type MockTables, type TaskAssetRow } from './rows.ts'

export interface MockTaskRun {
  id: string
  organizationId: number
  link: TaskAssetRow
  itemId: string | undefined
  accountId: string
  answers: Answers
  metadata: TaskRunUpdate['metadata']
  attachments?: TaskRunAttachment[] | undefined
  result: TaskRunResult | undefined
  completed: boolean
}

export interface MockOptions {
  demo: DemoData
  product?: string
  /** The clock; the instant that the demo data was made for, where absent. */
  now?: () => Date
  /** Where links lead; any host will do. */
  publicUrl?: string
}

interface Origin {
  id: string
  createdAt: string
  createdById: string
}

/** What the mocks remember from call to call: what the demo data became, and the runs of this page or test. */
export interface MockState {
  demo: DemoData
  product: string
  publicUrl: string
  now: () => Date
  nowSeconds: () => number
  tables: MockTables
  organizations: Organization[]
  itemStatuses: DemoItemStatus[]
  taskRuns: Map<string, MockTaskRun>
  /** What was uploaded, by its path. */
  files: Map<string, File>
  /** By caller and idempotency key. */
  keptAnswers: Map<string, { fingerprint: string; answer: unknown }>
  versions: MockVersions
  /** Newest first. */
  interactions: InteractionDetail[]
  /** Those that are hidden or deleted. */
  interactionsOutOfSight: (InteractionDetail & Pick<InteractionOutOfSight, 'visibility'>)[]
  /** The forms that interactions were recorded with, by their ids. Those of the demo take the task's. */
  forms: Map<string, TaskConfig>
  /** Later ones are greater. */
  newId: () => string
  /** Of what somebody makes now. */
  origin: (accountId: string) => Origin
  account: (id: string) => DemoAccount
  getName: (accountId: string) => string
  memberships: (accountId: string) => MembershipRow[]
  organization: (id: number) => Organization
  /** The organization of this id if the account is a member, else as unknown as any other. Fails where it is suspended there. */
  getOrganization: (accountId: string, organizationId: number) => Organization
  getPermissions: (claims: MockClaims) => readonly Permission[]
}

/** Ids of version 7, as the server makes them. */
const idSource = (now: () => Date) => {
  let count = 0
  return () => {
    count += 1
    const time = now().getTime().toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count.toString(16).padStart(12, '0')}`
  }
}

export const createMockState = (options: MockOptions): MockState => {
  const { demo, product = 'tracemark', now = () => new Date(demo.now), publicUrl = 'https://mocks.test' } = options
  const tables = createTables(demo)
  const organizations = [...demo.organizations]
  const newId = idSource(now)
  const account = (id: string) => {
    const found = demo.accounts.find((candidate) => candidate.id === id)
    if (!found) throw new MockProblem('token_invalid')
    return found
  }
  const getName = (id: string) => `${account(id).firstName} ${account(id).lastName}`
  const organization = (id: number) => {
    const found = organizations.find((candidate) => candidate.id === id)
    if (!found) throw new MockProblem('organization_not_found')
    return found
  }
  const memberships = (accountId: string) =>
    organizations.flatMap(({ id }) => tables.memberships.of(id).filter((row) => row.accountId === accountId))
  const membershipIn = (accountId: string, organizationId: number) => {
    const membership = memberships(accountId).find((row) => row.organizationId === organizationId)
    if (!membership) throw new MockProblem('organization_not_found')
    if (membership.isSuspended) throw new MockProblem('account_suspended')
    return membership
  }
  return {
    demo,
    product,
    publicUrl,
    now,
    nowSeconds: () => now().getTime() / 1000,
    tables,
    organizations,
    itemStatuses: [...demo.itemStatuses],
    taskRuns: new Map(),
    files: new Map(),
    keptAnswers: new Map(),
    versions: new MockVersions({ product, now, getName }),
    interactions: [...demo.interactions],
    interactionsOutOfSight: [],
    forms: new Map(),
    newId,
    origin: (createdById) => ({ id: newId(), createdAt: now().toISOString(), createdById }),
    account,
    getName,
    memberships,
    organization,
    getOrganization: (accountId, organizationId) => {
      membershipIn(accountId, organizationId)
      return organization(organizationId)
    },
    getPermissions: ({ sub, orgId, accessTokenId }) => {
      if (orgId === undefined) return getPermissions(undefined)
      const held = getPermissions(membershipIn(sub, orgId))
      if (accessTokenId === undefined) return held
      const key = tables.accessTokens.find(orgId, accessTokenId)
      if (!key) throw new MockProblem('token_invalid')
      return getScope({ accessTokenType: key.accessTokenType, permissions: key.restrictions?.permissions ?? [] }, held)
    },
  }
}
