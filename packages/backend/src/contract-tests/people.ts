import type { Security } from '@tracemark/api/contract'
import { vi } from 'vitest'
import { withScope } from '../platform/db/scope.ts'
import type { Claims } from '../platform/identity/tokens.ts'
import type { DemoPerson, TestApp } from '../testing/create-test-app.ts'

/** One of two organizations, and somebody who may do everything in it. */
export interface Side {
  organizationId: number
  person: DemoPerson
}

const LONG_AGO_MS = 90 * 24 * 60 * 60 * 1000

const taskClaims = ({ demo, accountId }: TestApp, { organizationId, person }: Side): Claims => {
  const { featured, taskThings } = demo
  const link = taskThings.find((candidate) => candidate.organizationId === organizationId)
  const taskThingId = featured.organizationId === organizationId ? featured.taskThingId : (link?.id ?? '')
  return { kind: 'execution', sub: accountId(person), orgId: organizationId, taskThingId, channel: 'Portal' }
}

/** What a call of this security takes from the person of an organization. */
export const getToken = async (app: TestApp, security: Security, side: Side): Promise<string | undefined> => {
  switch (security) {
    case 'public':
      return undefined
    case 'identity':
      return app.identityToken(side.person)
    case 'general':
      return app.generalToken(side.person)
    case 'organization':
    case 'memberOrRun':
      return app.organizationToken(side.person, side.organizationId)
    case 'execution':
      return app.tokens.issue(taskClaims(app, side))
  }
}

/** The same token, had it been issued long ago. */
export const expiredToken = async (app: TestApp, security: Security, { person }: Side, token: string): Promise<string> => {
  if (security === 'identity') return app.identityToken(person, { exp: Math.floor(Date.now() / 1000) - 60 })
  const claims = await app.tokens.verify(token)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - LONG_AGO_MS })
  try {
    return await app.tokens.issue(claims)
  } finally {
    vi.useRealTimers()
  }
}

interface MembershipChange {
  role?: 'owner'
  access_portal?: boolean
  is_suspended?: boolean
  account_id?: string
}

/** Changes the membership that an account has in an organization. */
export const changeMembership = async (
  app: TestApp,
  organizationId: number,
  accountId: string,
  change: MembershipChange,
): Promise<void> => {
  await withScope(app.db, { organizationId }, (db) =>
    db.updateTable('memberships').set(change).where('organization_id', '=', organizationId).where('account_id', '=', accountId).execute(),
  )
}
