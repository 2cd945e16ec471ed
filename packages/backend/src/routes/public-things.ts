import { contract } from '@tracemark/api/contract'
import { findMembership } from '../db/queries/memberships.ts'
import { findPublicThing } from '../db/queries/public-things.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import { bearerToken } from '../http/bearer.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { readCountry, readLanguages } from '../http/visitor.ts'
import type { Claims } from '../identity/tokens.ts'
import { ProblemError } from '../problem.ts'
import { publicPageOf, visitorOf } from './public-page.ts'

/** A page is public: who brings a token that says nothing here, or nothing any more, is a visitor like others. */
const claimsOf = async ({ tokens }: Pick<Dependencies, 'tokens'>, authorization: string | null): Promise<Claims | undefined> => {
  if (authorization === null) return undefined
  try {
    return await tokens.verify(bearerToken(authorization))
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}

/** As the membership is now, in the organization whose page it is. */
const isAdminOf = async (db: ScopedDatabase, organizationId: number, claims: Claims | undefined): Promise<boolean> => {
  if (claims?.kind !== 'organization' || claims.orgId !== organizationId) return false
  const membership = await findMembership(db, organizationId, claims.sub)
  return membership !== undefined && !membership.isSuspended && membership.role !== 'member'
}

export const publicThingRoutes = (implement: Implement, dependencies: Pick<Dependencies, 'read' | 'tokens' | 'clock'>): void => {
  implement(contract.publicThings.get, async ({ params, query, headers }) => {
    const claims = await claimsOf(dependencies, headers.get('authorization'))
    const languages = readLanguages(headers.get('accept-language'))
    const country = readCountry(headers, languages)
    const wanted = { slug: params.a, publicLink: params.b, item: query.item, now: dependencies.clock.now() }
    const found = await findPublicThing(dependencies.read, wanted)
    if (!found) throw new ProblemError('not_found')
    const { db, row } = found
    return publicPageOf(row, visitorOf(row, { isAdmin: await isAdminOf(db, row.organization_id, claims), country, languages }))
  })
}
