import { useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { isToBeDone } from '@tracemark/api/rules'
import type { NewJobs } from '@tracemark/api/schemas'
import { useToast } from '@tracemark/ui/components/toasts'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { JobForm } from '@tracemark/ui/screens/jobs'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { readAnew } from '../../platform/resource/read-anew.ts'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { assets } from '../assets/resource.ts'
import { activeAccounts } from '../people/resource.ts'
import { jobs } from './resource.ts'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

/** …/jobs/new and …/jobs/:id */
export const Component = () => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const [once] = useState(createDoOnce)
  const t = useTranslate()
  const format = useFormat()
  const toast = useToast()
  const navigate = useNavigate()
  const { form, question, row, forget } = useResourceForm(jobs)
  const findUnits = useCallback(
    async (thingId: string, text: string, signal: AbortSignal) => {
      const { items } = await client.units.list(
        { query: { thingId, perPage: FOUND_MAX, ...(text !== '' && { search: text }) } },
        { signal },
      )
      return items.map(({ id, name }) => ({ value: id, label: name }))
    },
    [client],
  )
  const findJobs = useCallback(
    async (unitIds: readonly string[]) => {
      const found = await Promise.all(
        unitIds.map((itemId) =>
          queries
            .fetchQuery({
              queryKey: [jobs.name, organization.id, 'of unit', itemId],
              queryFn: async ({ signal }) =>
                (await client.jobs.list({ query: { itemId, status: ['open', 'in_progress'], perPage: 1 } }, { signal })).items,
              // What can't be asked is said when they are created.
            })
            .catch(() => []),
        ),
      )
      return found.flat().flatMap(({ id, code, unit }) => (unit ? [{ id, code, unit }] : []))
    },
    [client, queries, organization.id],
  )
  const createMany = async (body: NewJobs) => {
    try {
      const { created, existing } = await once(body, (idempotencyKey) => client.jobs.createMany({ body }, { idempotencyKey }))
      forget()
      const say = (key: 'jobs:created' | 'jobs:left_out', { length: count }: readonly object[]) =>
        t(key, { count, shown: format.number(count) })
      const said = [say('jobs:created', created), ...(existing.length > 0 ? [say('jobs:left_out', existing)] : [])]
      toast({ kind: existing.length > 0 ? 'notice' : 'positive', text: said.join('. ') })
      void readAnew(queries, [jobs.name, organization.id])
      form.onCancel()
      return undefined
    } catch (error) {
      return toFailure(error as Error)
    }
  }
  const findTasks = useCallback(
    async (thingId: string, text: string, signal: AbortSignal) => {
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
  const findPeople = useFindOptions(activeAccounts)
  return (
    <>
      <JobForm
        {...form}
        job={row}
        findAssets={useFindOptions(assets)}
        findUnits={findUnits}
        findTasks={findTasks}
        findJobs={findJobs}
        onSaveMany={createMany}
        onOpen={(href) => void navigate(href)}
        getJobHref={(id) => addresses.jobs.one.to({ org: organization.slug, id })}
        findPeople={may(contract.organizationAccounts.list) ? findPeople : undefined}
        onLink={mayLink ? () => createLink(row.id) : undefined}
      />
      {question}
    </>
  )
}
