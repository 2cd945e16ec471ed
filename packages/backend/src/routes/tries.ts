import { contract } from '@tracemark/api/contract'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

export const triesRoutes = (implement: Implement): void => {
  implement(contract.tries.get, async () => {
    throw new ProblemError('not_found')
  })
}
