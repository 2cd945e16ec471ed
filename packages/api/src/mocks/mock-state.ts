import type { DemoAccount, DemoData, DemoMembership, DemoTaskThing } from '../demo/index.ts'
import { permissionsOf } from '../rules/index.ts'
import type {
  Answers,
  InteractionDetail,
  Organization,
  Permission,
  TaskRunAttachment,
  TaskRunResult,
  TaskRunUpdate,
} from '../schemas/index.ts'
import { MockProblem } from './mock-problem.ts'
import type { MockClaims } from './mock-tokens.ts'
import { MockVersions } from './mock-versions.ts'

export interface MockTaskRun {
  id: string
  organizationId: number
  taskThing: DemoTaskThing
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
}

/** What the mocks remember from call to call: the demo data, and the runs of this page or test. */
export interface MockState {
  demo: DemoData
  product: string
  now: () => Date
  nowSeconds: () => number
  taskRuns: Map<string, MockTaskRun>
  /** What was uploaded, by its path. */
  files: Map<string, File>
  /** By caller and idempotency key. */
  keptAnswers: Map<string, { fingerprint: string; answer: unknown }>
  versions: MockVersions
  /** Newest first. */
  interactions: InteractionDetail[]
  account: (id: string) => DemoAccount
  memberships: (accountId: string) => DemoMembership[]
  /** The organization of this id if the account is a member, else as unknown as any other. */
  organizationOf: (accountId: string, organizationId: number) => Organization
  permissionsOf: (claims: MockClaims) => readonly Permission[]
}

export const createMockState = ({ demo, product = 'tracemark', now = () => new Date(demo.now) }: MockOptions): MockState => {
  const memberships = (accountId: string) => demo.memberships.filter((membership) => membership.accountId === accountId)
  const account = (id: string) => {
    const found = demo.accounts.find((candidate) => candidate.id === id)
    if (!found) throw new MockProblem('token_invalid')
    return found
  }
  const nameOf = (id: string) => `${account(id).firstName} ${account(id).lastName}`
  return {
    demo,
    product,
    now,
    nowSeconds: () => now().getTime() / 1000,
    taskRuns: new Map(),
    files: new Map(),
    keptAnswers: new Map(),
    versions: new MockVersions({ product, now, nameOf }),
    interactions: [...demo.interactions],
    account,
    memberships,
    organizationOf: (accountId, organizationId) => {
      const organization = demo.organizations.find(({ id }) => id === organizationId)
      if (!organization || !memberships(accountId).some((membership) => membership.organizationId === organizationId)) {
        throw new MockProblem('organization_not_found')
      }
      return organization
    },
    permissionsOf: ({ sub, orgId }) => {
      const membership = memberships(sub).find((candidate) => candidate.organizationId === orgId)
      return permissionsOf(membership)
    },
  }
}
