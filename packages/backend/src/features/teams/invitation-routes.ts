import { contract } from '@tracemark/api/contract'
import { Team } from '@tracemark/api/schemas'
import type { Store } from '../../entities/store.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { inviteAll } from '../invitations/invite.ts'
import { findMembersByEmail, joinTeam } from '../invitations/queries.ts'

/** Members join the team at once; everybody else gets an invitation to the organization, and joins when they accept it. */
export const teamInvitationRoute = (implement: Implement, dependencies: Dependencies, teams: Store): void =>
  implement(contract.teams.invite, async ({ params: { id }, body, ...inviter }) => {
    const { db, organizationId } = inviter
    if (!(await teams.find(db, organizationId, id))) throw new ProblemError('not_found')
    const members = await findMembersByEmail(
      db,
      organizationId,
      body.emails.map((email) => email.toLowerCase()),
    )
    const known = new Set(members.map(({ email }) => email))
    await joinTeam(
      db,
      organizationId,
      id,
      members.map((member) => member.id),
    )
    const items = await inviteAll(
      dependencies,
      inviter,
      { ...body, emails: body.emails.filter((email) => !known.has(email.toLowerCase())) },
      id,
    )
    return { team: Team.parse(await teams.find(db, organizationId, id)), items }
  })
