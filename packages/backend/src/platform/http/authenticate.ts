import { type Endpoint, isForPeople, type Security } from '@tracemark/api/contract'
import { getPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import { createRunTokenProblem, invalidToken } from '../identity/token-fault.ts'
import type { TaskRunClaims } from '../identity/tokens.ts'
import type { VerifiedIdentity } from '../identity/verify-identity.ts'
import { ProblemError } from '../problem.ts'
import { type Bearer, bearerToken, type Credentials, type OrganizationBearer, readBearer } from './bearer.ts'
import { assertPermissions, type Caller, membershipIn, ofPerson, toCaller } from './caller.ts'
import type { Dependencies } from './dependencies.ts'

/** What a handler gets beside the request, by the kind of token that its endpoint takes. */
export interface ContextBySecurity {
  /** No scope: the handler enters the one that it finds. */
  public: { db: Kysely<Database> }
  identity: { db: Kysely<Database>; identity: VerifiedIdentity }
  /** Scope of the account; `organizationId` where the token has one. For a program, `program`, the scope of its organization. */
  general: { db: ScopedDatabase; accountId: string; organizationId: number | undefined; emailVerified?: true; program?: Caller }
  /** Scope of the organization. */
  organization: { db: ScopedDatabase; accountId: string; organizationId: number; caller: Caller }
  execution: { db: ScopedDatabase; organizationId: number; token: TaskRunClaims }
  /** Scope of the organization; `caller` where a member's token opened it, `token` where a run's did. */
  memberOrRun: { db: ScopedDatabase; accountId: string | undefined; organizationId: number; caller?: Caller; token?: TaskRunClaims }
}

/** Opens the scope, in which `run` is called: with a transaction, wherever the kind of token has a scope. */
export type Enter<Kind extends Security> = <Result>(run: (context: ContextBySecurity[Kind]) => Promise<Result>) => Promise<Result>

type Authenticate<Kind extends Security> = (
  dependencies: Dependencies,
  endpoint: Endpoint,
  credentials: Credentials,
) => Promise<Enter<Kind>>

const FOR_PEOPLE = 'Access tokens can not make this call, whatever they were given. A person has to sign in and make it.'

/** The claims of an organization's token; any other is invalid where one is needed. */
export const organizationClaims = (claims: Bearer): OrganizationBearer => {
  if (claims.kind !== 'organization')
    throw invalidToken('This call needs a token of an organization: name its number as organizationId in the exchange.', 'api')
  return claims
}

/** The scope of the token's organization, for a member who holds these permissions. */
export const enterOrganization = <Result>(
  { db }: Pick<Dependencies, 'db'>,
  { orgId: organizationId, sub: accountId, accessToken }: OrganizationBearer,
  permissions: readonly Permission[],
  run: (context: ContextBySecurity['organization']) => Promise<Result>,
): Promise<Result> =>
  withScope(db, { organizationId }, async (scoped) => {
    const caller = toCaller(await membershipIn(scoped, organizationId, accountId), accessToken)
    assertPermissions(caller.permissions, permissions)
    return run({ db: scoped, accountId, organizationId, caller })
  })

/** The scope of a run's organization. Its token lives for days; whoever it records for may have left since. */
const enterRun = <Result>(
  { db }: Pick<Dependencies, 'db'>,
  token: TaskRunClaims,
  run: (context: ContextBySecurity['execution']) => Promise<Result>,
): Promise<Result> => {
  const { orgId: organizationId, sub: accountId } = token
  return withScope(db, { organizationId }, async (scoped) => {
    // A visitor's run has no author; `startTask` has looked whether the page offers it.
    if (accountId !== undefined) await membershipIn(scoped, organizationId, accountId)
    return run({ db: scoped, organizationId, token })
  })
}

/** The bearer of a call. What changes people, invitations, teams, access tokens or the organization itself is refused to programs. */
const bearerFor = async (dependencies: Dependencies, endpoint: Endpoint, credentials: Credentials): Promise<Bearer> => {
  const bearer = await readBearer(dependencies, credentials)
  if (bearer.accessToken && isForPeople(endpoint)) throw new ProblemError('permission_denied', { detail: FOR_PEOPLE })
  return bearer
}

/** What stands before every handler, by kind of token: first the token alone, and then, with the request read, scope and permissions. */
export const authenticate: { [Kind in Security]: Authenticate<Kind> } = {
  public:
    async ({ db }) =>
    (run) =>
      run({ db }),

  identity: async ({ db, verifyIdentity }, _endpoint, { authorization }) => {
    const identity = await verifyIdentity(bearerToken(authorization))
    return (run) => run({ db, identity })
  },

  general: async (dependencies, endpoint, credentials) => {
    const { permissions } = endpoint
    const claims = await bearerFor(dependencies, endpoint, credentials)
    if (claims.kind === 'execution') throw createRunTokenProblem()
    if (claims.accessToken) {
      const bearer = organizationClaims(claims)
      return (run) => enterOrganization(dependencies, bearer, permissions, ({ caller, ...context }) => run({ ...context, program: caller }))
    }
    const { emailVerified } = claims
    assertPermissions(ofPerson(getPermissions(undefined), dependencies, emailVerified), permissions)
    const organizationId = claims.kind === 'organization' ? claims.orgId : undefined
    const { sub: accountId } = claims
    const person = { accountId, organizationId, ...(emailVerified && { emailVerified }) }
    return (run) => withScope(dependencies.db, { accountId }, (db) => run({ db, ...person }))
  },

  organization: async (dependencies, endpoint, credentials) => {
    const claims = organizationClaims(await bearerFor(dependencies, endpoint, credentials))
    return (run) => enterOrganization(dependencies, claims, endpoint.permissions, run)
  },

  execution: async (dependencies, _endpoint, credentials) => {
    const token = await readBearer(dependencies, credentials)
    if (token.kind !== 'execution') throw invalidToken('This call needs the token of a task run.', 'run')
    return (run) => enterRun(dependencies, token, run)
  },

  memberOrRun: async (dependencies, endpoint, credentials) => {
    const claims = await bearerFor(dependencies, endpoint, credentials)
    if (claims.kind === 'execution') return (run) => enterRun(dependencies, claims, (entered) => run({ ...entered, accountId: claims.sub }))
    const member = organizationClaims(claims)
    return (run) => enterOrganization(dependencies, member, endpoint.permissions, run)
  },
}
