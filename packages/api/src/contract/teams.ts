import { NewTeam, Team, TeamChange, teamSorts } from '../schemas/index.ts'
import { crud } from './crud.ts'

export const teams = crud({
  path: '/core/teams',
  one: 'a team',
  many: 'teams',
  resource: 'teams',
  entity: Team,
  create: NewTeam,
  change: TeamChange,
  sorts: teamSorts,
  conflicts: ['name_taken'],
})
