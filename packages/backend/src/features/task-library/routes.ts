import { taskLibrary as library } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { inOrder, toPage } from '@tracemark/api/rules'
import type { TaskLibraryEntry } from '@tracemark/api/schemas'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findLibraryEntry } from './queries.ts'

const searched = ({ name, description }: TaskLibraryEntry) => `${name} ${description}`

export const taskLibraryRoutes = (implement: Implement): void => {
  implement(contract.taskLibrary.list, async ({ query }) => toPage(inOrder(library, query, searched), query))
  implement(contract.taskLibrary.get, async ({ params }) => {
    const entry = findLibraryEntry(params.id)
    if (!entry) throw new ProblemError('not_found')
    return entry
  })
}
