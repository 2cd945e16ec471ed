import { contract } from '@tracemark/api/contract'
import { findInteraction, listInteractions } from '../db/queries/interactions.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

export const interactionRoutes = (implement: Implement): void => {
  implement(contract.interactions.list, ({ db, organizationId, accountId, query }) =>
    listInteractions(db, organizationId, accountId, query),
  )

  implement(contract.interactions.get, async ({ db, organizationId, params }) => {
    const interaction = await findInteraction(db, organizationId, params.id)
    if (!interaction) throw new ProblemError('not_found')
    return interaction
  })
}
