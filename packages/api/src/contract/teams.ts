import * as z from 'zod/mini'
import { Id, NewOrganizationAccounts, NewTeam, Team, TeamChange, TeamInvited, TeamQuery } from '../schemas/index.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

export const teams = {
  ...crud({
    path: '/core/teams',
    one: 'a team',
    many: 'teams',
    resource: 'teams',
    entity: Team,
    create: NewTeam,
    change: TeamChange,
    query: TeamQuery,
    conflicts: ['name_taken'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/core/teams/{id}/invite',
    summary: 'Ask people into a team: members join at once, others are invited to the organization first',
    security: 'organization',
    permissions: ['teams:invite'],
    params: z.object({ id: Id }),
    body: NewOrganizationAccounts,
    response: TeamInvited,
    idempotent: 'day',
    errors: ['not_found', 'user_exists'],
  }),
}
