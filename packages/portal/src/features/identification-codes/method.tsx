import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { ApiError, type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { PublicInfo, PublicInfoChange } from '@tracemark/api/schemas'
import { describeFields, type Refusal } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import { type Identification, IdentificationForm } from '@tracemark/ui/screens/identification-codes'
import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { toFailure, toRefusal } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { getChanges } from '../../platform/resource/get-changes.ts'
import { useLeaveGuard } from '../../platform/use-leave-guard.tsx'
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
  const toast = useToast()
  const t = useTranslate()
  const guard = useLeaveGuard()
  const sample = useSample()
  const options = identificationQuery(client, thingId)
  // Nothing changes below the person's hands.
  const read = useQuery({ ...options, queryKey: [...options.queryKey, 'form'], gcTime: 0, staleTime: Number.POSITIVE_INFINITY })
  const info = read.data?.entity
  const values = useMemo(() => info && getValues(info), [info])
  const accepted = useRef<Versioned<PublicInfo>>(undefined)
  const leave = () => void navigate(`${addresses['identification-codes'].list.to({ org: organization.slug, thingId })}${search}`)

  const refuse = async (error: Error): Promise<Refusal<Identification>> => {
    const refusal: Refusal<Identification> = toRefusal(error)
    if (refusal.code !== 'changed_meanwhile') return refusal
    const newer = await withVersion((call) => client.assets.publicInfo({ params: { id: thingId } }, call))
    const accept = () => {
      accepted.current = newer
    }
    return {
      ...refusal,
      theirs: { values: getValues(newer.entity), changed: error instanceof ApiError ? error.changed : undefined, accept },
    }
  }
  const save = async (next: Identification, before: Identification) => {
    const body = getChanges({ ...before }, { ...next }, fields) as z.infer<typeof PublicInfoChange>
    const version = (accepted.current ?? read.data)?.version
    try {
      await client.assets.updatePublicInfo({ params: { id: thingId }, body }, version === undefined ? {} : { ifMatch: version })
    } catch (error) {
      return refuse(error as Error).catch((again: Error) => toRefusal(again))
    }
    guard.forget()
    toast({ kind: 'positive', text: t('identification-codes:method.saved') })
    await queries.invalidateQueries({ queryKey: options.queryKey })
    leave()
    return undefined
  }
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
      <IdentificationForm
        values={values}
        failure={read.error ? toFailure(read.error) : undefined}
        onRetry={() => void read.refetch()}
        onSave={save}
        onCancel={leave}
        onDirty={guard.setDirty}
        findTasks={findTasks}
        task={info?.discoveryTask?.name}
        sample={sample}
      />
      {guard.question}
    </>
  )
}
