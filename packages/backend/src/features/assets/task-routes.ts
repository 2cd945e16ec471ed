import { contract } from '@tracemark/api/contract'
import { sql } from 'kysely'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { taskAssetStore } from '../task-assets/store.ts'
import { findLineage } from './queries/assets.ts'

/** Tasks of an asset: its own first, and behind them, where asked for, those of the assets that it continuously comes from. */
export const assetTasksRoute = (implement: Implement): void =>
  implement(contract.assets.tasks, async ({ db, organizationId, params: { id }, query: { allowInherited, ...pages } }) => {
    const line = await findLineage(db, organizationId, id)
    if (line.length === 0) throw new ProblemError('not_found')
    const things = allowInherited === 1 ? line : [id]
    return taskAssetStore.list(db, organizationId, pages, sql`asset_id in (${sql.join(things)})`)
  })
