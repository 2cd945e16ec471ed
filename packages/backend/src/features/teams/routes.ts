import { contract } from '@tracemark/api/contract'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import type { Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { areMembers, lockMemberships } from '../people/queries/members.ts'
import { takeFromTeam } from '../saved-views/queries.ts'
import { teamInvitationRoute } from './invitation-routes.ts'

const rows = createCrudStore(contract.teams, 'teams')

/** Memberships are held until the transaction ends: who leaves at the same moment leaves the team as well. */
const refuseOthers = async (db: ScopedDatabase, organizationId: number, memberIds: unknown): Promise<void> => {
  if (!Array.isArray(memberIds) || memberIds.length === 0) return
  await lockMemberships(db, organizationId)
  const members = await areMembers(db, organizationId, memberIds)
  const fields = memberIds.flatMap((id, index) =>
    members.has(id) ? [] : [{ path: ['memberIds', index], message: 'must be an account of the organization', code: 'not_found' as const }],
  )
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

const guarded: Store = {
  ...rows,
  insert: async (db, organizationId, team) => {
    await refuseOthers(db, organizationId, team.memberIds)
    return rows.insert(db, organizationId, team)
  },
  update: async (db, organizationId, id, change) => {
    await refuseOthers(db, organizationId, change.memberIds)
    return rows.update(db, organizationId, id, change)
  },
  delete: async (db, organizationId, id) => {
    await takeFromTeam(db, organizationId, id)
    return rows.delete(db, organizationId, id)
  },
}

export const teamRoutes = (implement: Implement, dependencies: Dependencies): void => {
  crudRoutes(implement, contract.teams, dependencies, guarded)
  teamInvitationRoute(implement, dependencies, guarded)
}
