import { useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { isToBeDone } from '@tracemark/api/rules'
import { JobForm } from '@tracemark/ui/screens/jobs'
import { useCallback, useState } from 'react'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { users } from '../people/resource.ts'
import { unitChoices } from '../units/choices.ts'
import { jobs } from './resource.ts'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

/** …/jobs/new and …/jobs/:id */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const [once] = useState(createDoOnce)
  const { form, question, row } = useResourceForm(jobs)
  const findTasks = useCallback(
    async (unitId: string, text: string, signal: AbortSignal) => {
      const { thingId } = await client.units.get({ params: { id: unitId } }, { signal })
      const query = { perPage: FOUND_MAX, ...(text !== '' && { search: text }) }
      const { items } = await client.assets.tasks({ params: { id: thingId }, query }, { signal })
      return items.map(({ id, task }) => ({ value: id, label: task.name }))
    },
    [client],
  )
  const createLink = async (id: string) => {
    try {
      const made = await once(['link', id], (idempotencyKey) => client.jobs.generate({ params: { id } }, { idempotencyKey }))
      void readAnew(queries, [jobs.name, organization.id])
      return { link: made.sharableLink, expiresAt: made.expiresAt }
    } catch (error) {
      return { failure: toFailure(error as Error) }
    }
  }
  const mayLink = row && isToBeDone(row.status) && may(contract.jobs.generate)
  const findPeople = useFindOptions(users)
  return (
    <>
      <JobForm
        {...form}
        job={row}
        findUnits={useFindOptions(unitChoices)}
        findTasks={findTasks}
        findPeople={may(contract.organizationAccounts.list) ? findPeople : undefined}
        onLink={mayLink ? () => createLink(row.id) : undefined}
      />
      {question}
    </>
  )
}
