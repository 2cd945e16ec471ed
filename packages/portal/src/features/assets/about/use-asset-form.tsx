import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type OrganizationClient, type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Asset, AssetChange, PublicInfo, PublicInfoChange } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import { describeFields, type Refusal } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'
import { useTranslate } from '@tracemark/ui/i18n'
import type { TabFormProps } from '@tracemark/ui/screens/assets/about'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { toFailure, toRefusal } from '../../../platform/failure.ts'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { getChanges } from '../../../platform/resource/get-changes.ts'
import { useLeaveGuard } from '../../../platform/use-leave-guard.tsx'
import { useAsset } from '../asset-page.tsx'

/** An asset and what its public page says, each with its version: some tabs write to both. */
export interface SavedAsset {
  asset: Asset
  info: PublicInfo
}
type Held = { [Part in keyof SavedAsset]: Versioned<SavedAsset[Part]> }

/** What a save writes to which of the two. */
export interface AssetChanges {
  asset?: z.infer<typeof AssetChange>
  info?: z.infer<typeof PublicInfoChange>
}

const read = async (client: OrganizationClient, id: string, signal?: AbortSignal): Promise<Held> => {
  const params = { id }
  const [asset, info] = await Promise.all([
    withVersion((options) => client.assets.get({ params }, { ...options, ...(signal && { signal }) })),
    withVersion((options) => client.assets.publicInfo({ params }, { ...options, ...(signal && { signal }) })),
  ])
  return { asset, info }
}

const toSaved = ({ asset, info }: Held): SavedAsset => ({ asset: asset.entity, info: info.entity })
const ifMatch = ({ version }: Versioned<unknown>) => (version === undefined ? {} : { ifMatch: version })
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const assetFields = describeFields(contract.assets.update.body)

/** The change of an asset's own fields, where what was taken away is `null`. */
export const assetChange = (before: object, after: object): z.infer<typeof AssetChange> =>
  getChanges({ ...before }, { ...after }, assetFields) as z.infer<typeof AssetChange>

interface AssetFormOptions<Values> {
  /** Tells the forms of an asset apart. */
  tab: string
  getValues: (saved: SavedAsset) => Values
  getChanges: (values: Values, before: Values, saved: SavedAsset) => AssetChanges
  /** What is said of this change once it is saved; that the asset was saved where absent. */
  told?: ((values: Values, before: Values) => string | undefined) | undefined
}

interface AssetForm<Values> {
  form: TabFormProps<Values>
  /** As it was read last; undefined while it is loaded. */
  saved: SavedAsset | undefined
  /** Another one once it is saved: the form begins anew with it. */
  version: string
  /** Asks before something that is not saved is left. Stands beside the form. */
  question: ReactNode
}

/** The form of one tab of an asset. Somebody else's change of another tab is no conflict. `tab`, `getValues` and `getChanges` must not change. */
export const useAssetForm = <Values,>({ tab, getValues, getChanges: changes, told }: AssetFormOptions<Values>): AssetForm<Values> => {
  const { id } = useAsset()
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const toast = useToast()
  const guard = useLeaveGuard()
  const queryKey = ['asset', organization.id, id, 'form', tab]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(client, id, signal),
    // A form begins with what is saved now, and nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const held = useRef<Held>(undefined)
  const [newest, setNewest] = useState<SavedAsset>()
  const values = useMemo(() => query.data && getValues(toSaved(query.data)), [query.data, getValues])

  const write = async (next: Values, before: Values, on: Held): Promise<Held> => {
    const { asset, info } = changes(next, before, toSaved(on))
    const params = { id }
    if (info)
      held.current = {
        ...on,
        info: await withVersion((options) => client.assets.updatePublicInfo({ params, body: info }, { ...options, ...ifMatch(on.info) })),
      }
    const current = held.current ?? on
    if (!asset || Object.keys(asset).length === 0) return current
    return {
      ...current,
      asset: await withVersion((options) => client.assets.update({ params, body: asset }, { ...options, ...ifMatch(on.asset) })),
    }
  }

  const saved = (next: Held, said: string | undefined) => {
    guard.forget()
    held.current = undefined
    setNewest(undefined)
    toast({ kind: 'positive', text: said ?? t('common:saved', { name: next.asset.entity.name }) })
    queries.setQueryData(queryKey, next)
    queries.setQueryData(['asset', organization.id, id], next.asset.entity)
    for (const stale of ['assets', 'public-page', 'documents', 'support-profiles'])
      void queries.invalidateQueries({ queryKey: [stale, organization.id] })
  }

  /** Where nobody else has changed what this tab shows, it is saved over what they have. */
  const save = async (next: Values, before: Values): Promise<Refusal<Values> | undefined> => {
    const on = held.current ?? query.data
    if (!on) return undefined
    try {
      saved(await write(next, before, on), told?.(next, before))
      return undefined
    } catch (error) {
      const refusal: Refusal<Values> = toRefusal(error as Error)
      if (refusal.code !== 'changed_meanwhile') return refusal
      const newer = await read(client, id)
      const theirs = getValues(toSaved(newer))
      const accept = () => {
        held.current = newer
      }
      if (isSame(theirs, before)) {
        saved(await write(next, before, newer), told?.(next, before))
        return undefined
      }
      setNewest(toSaved(newer))
      return { ...refusal, theirs: { values: theirs, changed: error instanceof ApiError ? error.changed : undefined, accept } }
    }
  }

  return {
    saved: newest ?? (query.data && toSaved(query.data)),
    version: `${query.data?.asset.version} ${query.data?.info.version}`,
    question: guard.question,
    form: {
      values,
      readOnly: !may(contract.assets.update),
      failure: query.error ? toFailure(query.error) : undefined,
      onRetry: () => void query.refetch(),
      onSave: (next, before) => save(next, before).catch((error: Error) => toRefusal(error)),
      onDirty: guard.setDirty,
      upload: (file, { signal }) => uploadFile(client, file, { signal }),
    },
  }
}
