import { contract } from '@tracemark/api/contract'
import { findPublicThing } from '../db/queries/public-things.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

export const publicThingRoutes = (implement: Implement): void => {
  implement(contract.publicThings.get, async ({ db, params }) => {
    const page = await findPublicThing(db, params.a, params.b)
    if (!page) throw new ProblemError('not_found')
    return page
  })
}
