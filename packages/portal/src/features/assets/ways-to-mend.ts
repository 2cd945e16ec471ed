import { addresses } from '@tracemark/api/addresses'
import { contract, type Endpoint } from '@tracemark/api/contract'
import type { GapTab } from '@tracemark/ui/screens/assets/overview'

const { assets, identificationCodes, taskAssets } = contract

/** The call without which a gap can't be filled, by the tab where that is done. */
const calls = {
  general: assets.update,
  category: assets.update,
  attributes: assets.update,
  'value-chains': assets.update,
  gallery: assets.update,
  discovery: identificationCodes.create,
  tasks: taskAssets.create,
  public: assets.updatePublicInfo,
} as const satisfies Record<GapTab, unknown>

const getGapAddress = (tab: GapTab, asset: { org: string; thingId: string }): string => {
  if (tab === 'discovery') return addresses['identification-codes'].list.to(asset)
  if (tab === 'tasks') return addresses['task-assets'].list.to(asset)
  return tab === 'public'
    ? addresses['assets/about'].public.to(asset)
    : addresses['assets/about'].one.to({ ...asset, ...(tab !== 'general' && { tab }) })
}

/** Where the gaps of an asset are filled, as far as the person may. */
export const waysToMend = (
  may: (call: Pick<Endpoint, 'permissions'>) => boolean,
  asset: { org: string; thingId: string },
): Partial<Record<GapTab, string>> =>
  Object.fromEntries((Object.keys(calls) as GapTab[]).filter((tab) => may(calls[tab])).map((tab) => [tab, getGapAddress(tab, asset)]))
