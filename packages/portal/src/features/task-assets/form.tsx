import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Task } from '@tracemark/api/schemas'
import { TaskAssetForm } from '@tracemark/ui/screens/task-assets'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { useServices } from '../../platform/services-context.tsx'
import { useAsset } from '../assets/asset-page.tsx'
import { unitStatusesQuery } from '../units/unit-queries.ts'
import { assetTasks } from './resource.ts'
import { useConditionNames } from './use-condition-names.ts'

const tasks = {
  calls: (client: OrganizationClient) => client.tasks,
  getName: ({ name }: Task) => name,
}

/** …/tasks/new and …/tasks/:id */
export const Component = () => {
  const { id: thingId, valueChainId = '' } = useAsset()
  const { organization, client, may } = useOrganization()
  const { form, question, row } = useResourceForm(assetTasks)
  const findTasks = useFindOptions(tasks)
  const [chosen, setChosen] = useState<string>()
  const taskId = row?.taskId ?? chosen ?? ''
  const task = useQuery({
    queryKey: ['tasks', organization.id, 'one', taskId],
    queryFn: ({ signal }) => client.tasks.get({ params: { id: taskId } }, { signal }),
    enabled: taskId !== '' && may(contract.tasks.get),
  })
  const chain = useQuery({
    queryKey: ['value-chain', organization.id, valueChainId],
    queryFn: ({ signal }) => client.valueChains.get({ params: { id: valueChainId } }, { signal }),
    enabled: valueChainId !== '' && may(contract.valueChains.get),
  })
  const { client: services } = useServices()
  const statuses = useQuery(unitStatusesQuery(services, organization.id))
  const conditionNames = useConditionNames(task.data?.ruleConditions ?? [])
  // What is inherited is changed where it comes from.
  const from = row && row.thingId !== thingId ? row.thing : undefined
  return (
    <>
      <TaskAssetForm
        {...form}
        values={form.isNew ? { thingId, taskId: '' } : form.values}
        readOnly={form.readOnly === true || from !== undefined}
        row={row}
        inheritedFrom={from && { name: from.name, href: addresses['task-assets'].list.to({ org: organization.slug, thingId: from.id }) }}
        findTasks={findTasks}
        onTask={setChosen}
        task={task.data}
        conditionNames={conditionNames}
        elements={chain.data?.elements}
        unitStatuses={statuses.data?.filter(({ value }) => value >= 0)}
      />
      {question}
    </>
  )
}
