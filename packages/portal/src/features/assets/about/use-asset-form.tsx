import { useQueryClient } from '@tanstack/react-query'
import { type OrganizationClient, type Versioned, withVersion } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Asset, AssetChange, PublicInfo, PublicInfoChange } from '@tracemark/api/schemas'
import { describeFields, type FormBinding } from '@tracemark/ui/components/form-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { getChanges } from '../../../platform/resource/get-changes.ts'
import { useRecordForm } from '../../../platform/resource/use-record-form.tsx'
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
  form: FormBinding<Values>
  /** As it was read last; undefined while it is loaded. */
  saved: SavedAsset | undefined
  /** Another one once it is saved: the form begins anew with it. */
  version: number
  /** Asks before something that is not saved is left. Stands beside the form. */
  question: ReactNode
}

/** The form of one tab of an asset. Somebody else's change of another tab is no conflict. */
export const useAssetForm = <Values,>({ tab, getValues, getChanges: changes, told }: AssetFormOptions<Values>): AssetForm<Values> => {
  const { id } = useAsset()
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const t = useTranslate()
  const params = { id }
  const { form, held, version, question } = useRecordForm<Held, Values>({
    queryKey: ['asset', organization.id, id, 'form', tab],
    read: (signal) => read(client, id, signal),
    getValues: (saved) => getValues(toSaved(saved)),
    write: async (next, before, on, keep) => {
      const { asset, info } = changes(next, before, toSaved(on))
      const current = info
        ? {
            ...on,
            info: await withVersion((options) =>
              client.assets.updatePublicInfo({ params, body: info }, { ...options, ...ifMatch(on.info) }),
            ),
          }
        : on
      if (!asset || Object.keys(asset).length === 0) return current
      keep(current)
      return {
        ...current,
        asset: await withVersion((options) => client.assets.update({ params, body: asset }, { ...options, ...ifMatch(on.asset) })),
      }
    },
    told: (next, values, before) => told?.(values, before) ?? t('common:saved', { name: next.asset.entity.name }),
    stays: true,
    onSaved: (next) => {
      queries.setQueryData(['asset', organization.id, id], next.asset.entity)
      for (const stale of ['assets', 'public-page', 'documents', 'support-profiles'])
        void queries.invalidateQueries({ queryKey: [stale, organization.id] })
    },
    readOnly: !may(contract.assets.update),
  })
  return { form, saved: held && toSaved(held), version, question }
}
