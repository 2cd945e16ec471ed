import { contract } from '../../contract/index.ts'
import { EXPORT_JOBS_MAX, mayExport } from '../../rules/index.ts'
import type { ExportJob } from '../../schemas/index.ts'
import { csvRows } from '../entities/interaction-lists.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { MockClaims } from '../mock-tokens.ts'
import type { ExportJobRow } from '../rows.ts'

const { exports } = contract

const FILE = csvRows([['id']], 'comma')
const DAY_MS = 24 * 60 * 60 * 1000

const isUnfinished = ({ state }: ExportJob): boolean => state === 'waiting' || state === 'running'

/** Files that are made in the background: done when they are read for the first time, and without rows. */
export const exportHandlers = (state: MockState) => {
  const { exportJobs } = state.tables
  const isOwn =
    ({ sub }: MockClaims) =>
    ({ createdById }: ExportJobRow) =>
      createdById === sub
  const existing = (organizationId: number, claims: MockClaims, id: string) => {
    const row = exportJobs.find(organizationId, id)
    if (!row || !isOwn(claims)(row)) throw new MockProblem('not_found')
    return row
  }
  const finish = (row: ExportJobRow): ExportJobRow =>
    isUnfinished(row)
      ? exportJobs.change(row, {
          state: 'done',
          total: 0,
          fileName: `${row.list}-${row.createdAt.slice(0, 10)}.${row.format}`,
          bytes: FILE.length,
          keptUntil: new Date(Date.parse(row.createdAt) + 7 * DAY_MS).toISOString(),
        })
      : row
  return [
    mockEndpoint(state, exports.list, ({ organizationId, claims }) => ({
      items: exportJobs.of(organizationId).filter(isOwn(claims)).toReversed(),
    })),
    mockEndpoint(state, exports.create, ({ organizationId, claims, body: { list, query } }) => {
      if (!mayExport(state.getPermissions(claims), list)) throw new MockProblem('permission_denied')
      if (exportJobs.of(organizationId).filter((row) => isOwn(claims)(row) && isUnfinished(row)).length >= EXPORT_JOBS_MAX.unfinished)
        throw new MockProblem('rate_limited')
      const { id, createdAt } = state.origin(claims.sub)
      return exportJobs.insert({
        id,
        createdAt,
        createdById: claims.sub,
        organizationId,
        list,
        format: query.format,
        state: 'waiting',
        done: 0,
      })
    }),
    mockEndpoint(state, exports.get, ({ organizationId, claims, params }) => finish(existing(organizationId, claims, params.id))),
    mockEndpoint(state, exports.file, ({ organizationId, claims, params }) => {
      if (existing(organizationId, claims, params.id).state !== 'done') throw new MockProblem('not_found')
      return new Blob([FILE], { type: 'text/csv' })
    }),
    mockEndpoint(state, exports.cancel, ({ organizationId, claims, params }) => {
      const row = existing(organizationId, claims, params.id)
      return isUnfinished(row) ? exportJobs.change(row, { state: 'cancelled' }) : row
    }),
    mockEndpoint(state, exports.delete, ({ organizationId, claims, params }) => {
      const { id } = existing(organizationId, claims, params.id)
      exportJobs.remove((row) => row.id === id)
      return { id }
    }),
  ]
}
