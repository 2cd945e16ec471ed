import { useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { PublicInfo, PublicInfoChange } from '@tracemark/api/schemas'
import { describeFields } from '@tracemark/ui/components/form-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { type Identification, IdentificationForm } from '@tracemark/ui/screens/identification-codes'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { useOrganization } from '../../platform/organization-context.tsx'
import { getChanges } from '../../platform/resource/get-changes.ts'
import { useRecordForm } from '../../platform/resource/use-record-form.tsx'
import { useAsset } from '../assets/asset-page.tsx'
import { identificationQuery } from './identification.ts'
import { useSample } from './use-sample.ts'

const fields = describeFields(contract.assets.updatePublicInfo.body)

const getValues = ({ identificationMethod, serialPrefix, discoveryTaskId }: PublicInfo): Identification => ({
  identificationMethod,
  ...(serialPrefix !== undefined && { serialPrefix }),
  ...(discoveryTaskId !== undefined && { discoveryTaskId }),
})

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

/** …/discovery/method */
export const Component = () => {
  const { id: thingId } = useAsset()
  const { organization, client } = useOrganization()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const t = useTranslate()
  const sample = useSample()
  const { queryKey } = identificationQuery(client, thingId)
  const leave = () => void navigate(`${addresses['identification-codes'].list.to({ org: organization.slug, thingId })}${search}`)
  const { form, held, question } = useRecordForm<Versioned<PublicInfo>, Identification>({
    queryKey: [...queryKey, 'form'],
    read: (signal) => withVersion((call) => client.assets.publicInfo({ params: { id: thingId } }, { ...call, ...(signal && { signal }) })),
    getValues: ({ entity }) => getValues(entity),
    write: (next, before, { version }) => {
      const body = getChanges({ ...before }, { ...next }, fields) as z.infer<typeof PublicInfoChange>
      return withVersion((call) =>
        client.assets.updatePublicInfo({ params: { id: thingId }, body }, { ...call, ...(version !== undefined && { ifMatch: version }) }),
      )
    },
    told: () => t('identification-codes:method.saved'),
    stays: false,
    onSaved: () => {
      void queries.invalidateQueries({ queryKey })
      leave()
    },
  })
  const findTasks = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = { perPage: FOUND_MAX, ...(text !== '' && { search: text }) }
      const { items } = await client.assets.tasks({ params: { id: thingId }, query }, { signal })
      return items.flatMap(({ id, task }) => (task.automatic ? [] : [{ value: id, label: task.name }]))
    },
    [client, thingId],
  )
  return (
    <>
      <IdentificationForm {...form} onCancel={leave} findTasks={findTasks} task={held?.entity.discoveryTask?.name} sample={sample} />
      {question}
    </>
  )
}
