import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Task } from '@tracemark/api/schemas'
import { TaskAssetForm } from '@tracemark/ui/screens/asset-tasks'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { useAsset } from '../assets/asset-page.tsx'
import { unitStatusesQuery } from '../units/unit-queries.ts'
import { assetTasks } from './resource.ts'

const tasks = {
  calls: (client: OrganizationClient) => client.tasks,
  nameOf: ({ name }: Task) => name,
}

/** …/tasks/new and …/tasks/:id */
export const Component = () => {
  const { id: thingId, valueChainId = '' } = useAsset()
  const { organization, client, may } = useOrganization()
  const { form, question, row } = useResourceForm(assetTasks)
  const findTasks = useFindOptions(tasks)
  const chain = useQuery({
    queryKey: ['value-chain', organization.id, valueChainId],
    queryFn: ({ signal }) => client.valueChains.get({ params: { id: valueChainId } }, { signal }),
    enabled: valueChainId !== '' && may(contract.valueChains.get),
  })
  const { client: services } = useServices()
  const statuses = useQuery(unitStatusesQuery(services, organization.id))
  return (
    <>
      <TaskAssetForm
        {...form}
        values={form.isNew ? { thingId, taskId: '' } : form.values}
        row={row}
        findTasks={findTasks}
        elements={chain.data?.elements}
        unitStatuses={statuses.data?.filter(({ value }) => value >= 0)}
      />
      {question}
    </>
  )
}
