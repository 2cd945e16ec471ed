import { taskLibrary as library } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import type { TaskLibraryEntry } from '@tracemark/api/schemas'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'
import { listContent } from './content.ts'

const searched = ({ name, description }: TaskLibraryEntry) => `${name} ${description}`

export const findLibraryEntry = (id: string): TaskLibraryEntry | undefined => library.find((entry) => entry.id === id)

export const taskLibraryRoutes = (implement: Implement): void => {
  implement(contract.taskLibrary.list, async ({ query }) => {
    const up = query.sort === 'name_asc' ? 1 : -1
    return listContent(
      library.toSorted((first, second) => up * first.name.localeCompare(second.name, 'en')),
      query,
      searched,
    )
  })
  implement(contract.taskLibrary.get, async ({ params }) => {
    const entry = findLibraryEntry(params.id)
    if (!entry) throw new ProblemError('not_found')
    return entry
  })
}
