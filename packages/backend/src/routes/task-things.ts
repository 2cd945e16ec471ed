import { contract } from '@tracemark/api/contract'
import { taskThingExists } from '../db/queries/executions.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

export const taskThingRoutes = (implement: Implement, { tokens }: Dependencies): void => {
  implement(contract.taskThings.executionToken, async ({ db, organizationId, accountId, params, body: { itemId, channel } }) => {
    if (!(await taskThingExists(db, organizationId, params.id, itemId))) throw new ProblemError('not_found')
    const jwt = await tokens.issue({
      kind: 'execution',
      sub: accountId,
      orgId: organizationId,
      taskThingId: params.id,
      channel,
      ...(itemId !== undefined && { itemId }),
    })
    return { jwt }
  })
}
