import { useQuery } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import { NewTaskForm } from '@tracemark/ui/screens/tasks'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { tasks } from './resource.ts'

/** …/settings/tasks/new */
export const Component = () => {
  const { client, may } = useOrganization()
  const { form, question } = useResourceForm(tasks)
  const mayBegin = may(contract.taskLibrary.list)
  const library = useQuery({
    queryKey: ['task-library', client.organizationId],
    queryFn: ({ signal }) => readAllPages((query) => client.taskLibrary.list({ query }, { signal }), { signal }),
    enabled: mayBegin,
    // It is part of the product.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      {/* Without it a task can still begin with nothing. */}
      <NewTaskForm {...form} library={library.isError || !mayBegin ? [] : library.data} />
      {question}
    </>
  )
}
