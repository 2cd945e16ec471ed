import { contract } from '@tracemark/api/contract'
import type { Implement } from '../../platform/http/implement.ts'
import { countRows, countStatuses, countTotal } from './queries.ts'

const { dashboard } = contract

export const dashboardRoutes = (implement: Implement): void => {
  implement(dashboard.total, ({ db, organizationId, query }) => countTotal(db, organizationId, query))
  implement(dashboard.tasks, ({ db, organizationId, query }) => countRows(db, organizationId, 'task', query))
  implement(dashboard.services, ({ db, organizationId, query }) => countRows(db, organizationId, 'service', query))
  implement(dashboard.assets, ({ db, organizationId, query }) => countRows(db, organizationId, 'asset', query))
  implement(dashboard.workers, ({ db, organizationId, query }) => countRows(db, organizationId, 'worker', query))
  implement(dashboard.places, ({ db, organizationId, query }) => countRows(db, organizationId, 'place', query))
  implement(dashboard.statuses, ({ db, organizationId }) => countStatuses(db, organizationId))
}
