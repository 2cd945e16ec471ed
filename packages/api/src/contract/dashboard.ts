import * as z from 'zod/mini'
import type { Permission } from '../schemas/index.ts'
import { DashboardQuery, DashboardRows, DashboardRowsQuery, DashboardStatuses, DashboardTotal } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

const path = '/functions/{product}-interactions/dashboard/{org}'
const common = {
  method: 'GET',
  security: 'organization',
  params: z.object({ org: OrganizationParam }),
  errors: ['organization_not_found'],
} as const

const rows = <const Part extends string>(part: Part, what: string, permissions: readonly Permission[]) =>
  endpoint({
    ...common,
    path: `${path}/${part}`,
    summary: `Interactions of a period by ${what}`,
    permissions: ['interactions:list', ...permissions],
    query: DashboardRowsQuery,
    response: DashboardRows,
  })

/** A call for each tile, so that each loads and fails by itself. Days are those of the organization's time zone. */
export const dashboard = {
  total: endpoint({
    ...common,
    path: `${path}/interactions`,
    summary: 'Interactions of a period by hour, day or month',
    permissions: ['interactions:list'],
    query: DashboardQuery,
    response: DashboardTotal,
  }),
  tasks: rows('tasks', 'the task that a member ran', ['tasks:list']),
  services: rows('services', 'the service that a visitor used on a public page', ['tasks:list']),
  assets: rows('things', 'asset', ['things:list']),
  workers: rows('workers', 'the member who recorded them', ['organizations_accounts:list']),
  places: rows('places', 'the place that was reported', []),
  statuses: endpoint({
    ...common,
    path: `${path}/items`,
    summary: 'Units by status, as they are now',
    permissions: ['items:list'],
    response: DashboardStatuses,
  }),
}
