import { contract } from '@tracemark/api/contract'
import { enterScope, type ScopedDatabase } from '../../platform/db/scope.ts'
import { assertOpen, membershipIn } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { insertMembership } from '../people/queries/members.ts'
import { defaultUnitStatuses } from './default-unit-statuses.ts'
import { createOrganization, findOrganization, findOwnOrganization, listUnitStatuses, updateOrganization } from './queries.ts'

const organizationIn = async (db: ScopedDatabase, organizationId: number) => {
  const organization = await findOrganization(db, organizationId)
  if (!organization) throw new ProblemError('organization_not_found')
  return organization
}

export const organizationRoutes = (implement: Implement, { clock, ids, rateLimits }: Dependencies): void => {
  implement(contract.organizations.bySlug, async ({ db, accountId, params }) => {
    const own = await findOwnOrganization(db, params.slug, accountId)
    if (!own) throw new ProblemError('organization_not_found')
    assertOpen(own)
    return own.organization
  })

  implement(contract.organizations.unitStatuses, async ({ db, accountId, params, query }) => {
    // In the account's scope only its own organizations are there.
    await organizationIn(db, params.id)
    await membershipIn(db, params.id, accountId)
    await enterScope(db, { organizationId: params.id })
    return listUnitStatuses(db, params.id, query)
  })

  implement(contract.organizations.create, async ({ db, accountId, body: { name, language, ...shown } }) => {
    await rateLimits.take('organizationsByAccount', accountId)
    const createdAt = clock.now()
    const { id } = await createOrganization(db, { name, language, createdAt, createdById: accountId }, defaultUnitStatuses)
    await updateOrganization(db, id, shown)
    await insertMembership(db, id, {
      id: ids(),
      accountId,
      role: 'owner',
      accessPortal: true,
      portalLanguage: null,
      createdAt,
      createdById: accountId,
    })
    return organizationIn(db, id)
  })

  implement(contract.organizations.get, ({ db, organizationId }) => organizationIn(db, organizationId))

  implement(contract.organizations.update, async ({ db, organizationId, body }) => {
    await updateOrganization(db, organizationId, body)
    return organizationIn(db, organizationId)
  })
}
