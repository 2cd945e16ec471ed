import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { Asset } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '@tracemark/ui/i18n'
import { AssetFrame, type AssetFrameProps } from '@tracemark/ui/screens/assets/overview'
import { createContext, type ReactNode, useContext } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { usePreferences } from '../../platform/preferences-context.tsx'
import { useRecordTitle } from '../../platform/use-record-title.ts'
import { assetQuery, publicPageQuery, summaryQuery } from './asset-query.ts'
import { type AssetTab, assetTabs } from './asset-tabs.ts'
import { useAssetMenu } from './use-asset-menu.tsx'
import { useDeletedMeanwhile } from './use-deleted-meanwhile.ts'

const AssetContext = createContext<Asset | undefined>(undefined)

/** The asset whose page this is. */
export const useAsset = (): Asset => {
  const asset = useContext(AssetContext)
  if (!asset) throw new Error('No asset: the part stands outside of its page.')
  return asset
}

/** The tabs that say how many they hold. */
const isCounted = (id: AssetTab) => id === 'variants' || id === 'units' || id === 'tasks'

interface AssetPageProps extends Pick<AssetFrameProps, 'primary'> {
  tab: AssetTab
  /** Drawn once the asset is there. */
  children: ReactNode
}

/** The page of an asset around one of its tabs. */
export const AssetPage = ({ tab, primary, children }: AssetPageProps) => {
  const { thingId = '' } = useParams()
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const t = useTranslate()
  const format = useFormat()
  const org = organization.slug
  const read = useQuery(assetQuery(client, thingId))
  const publicPage = useQuery(publicPageQuery(client, org, thingId))
  useDeletedMeanwhile(organization.id, thingId)
  const failure = read.error ? toFailure(read.error) : undefined
  const isGone = failure?.code === 'not_found'
  const asset = isGone ? undefined : read.data
  const tabs = assetTabs.filter(({ calls }) => calls.every(may))
  const maySee = may(contract.assets.summary)
  // After what the page itself shows.
  const summary = useQuery({ ...summaryQuery(client, thingId), enabled: asset !== undefined && maySee })
  const current = tabs.find(({ id }) => id === tab)
  useRecordTitle(failure, current && t(current.label), asset?.name, organization.name)
  const list = addresses.assets.list.to({ org })
  const menu = useAssetMenu(asset)
  const { preferences, change } = usePreferences()
  const folded = preferences.assetHeaderFolded ?? false
  const fold = {
    id: 'fold',
    label: t(folded ? 'assets:unfold_header' : 'assets:fold_header'),
    icon: folded ? 'down' : 'up',
    onSelect: () => change({ assetHeaderFolded: !folded }),
  } as const
  return (
    <AssetFrame
      asset={asset}
      failure={isGone && read.data ? { ...failure, code: 'deleted_meanwhile' } : asset ? undefined : failure}
      onRetry={() => void read.refetch()}
      back={{ label: t('names:assets.title'), href: list, onBack: () => void navigate(list) }}
      primary={primary}
      folded={folded}
      actions={[...menu.actions, fold]}
      // A hidden asset's is closed.
      publicPage={asset?.hidden === false ? (publicPage.data ?? undefined) : undefined}
      tabs={{
        current: tab,
        tabs: tabs.map(({ id, label, address }) => ({
          id,
          label: t(label),
          href: address.to({ org, thingId }),
          badge: maySee && isCounted(id) ? (summary.data ? format.number(summary.data[id]) : '') : undefined,
        })),
        onNavigate: (href) => void navigate(href),
      }}
    >
      {asset && <AssetContext.Provider value={asset}>{children}</AssetContext.Provider>}
      {menu.dialog}
    </AssetFrame>
  )
}
