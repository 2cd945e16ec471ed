import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'

const { assets, units, variants } = contract

/** The tabs of an asset, in their order. Each is a page of its own; `calls` are those that it is nothing without. */
export const assetTabs = [
  { id: 'overview', label: 'assets:tab.overview', address: addresses.assets.one, calls: [assets.get, assets.summary] },
  { id: 'about', label: 'assets:tab.about', address: addresses['assets/about'].one, calls: [assets.get, assets.publicInfo] },
  {
    id: 'discovery',
    label: 'assets:tab.discovery',
    address: addresses['identification-codes'].list,
    calls: [assets.get, assets.identificationCodes],
  },
  { id: 'variants', label: 'names:variants.title', address: addresses.variants.list, calls: [assets.get, variants.list] },
  { id: 'units', label: 'names:units.title', address: addresses.units.list, calls: [assets.get, units.list] },
  { id: 'public', label: 'assets:tab.public', address: addresses['assets/about'].public, calls: [assets.get, assets.publicInfo] },
  { id: 'tasks', label: 'assets:tab.tasks', address: addresses['task-assets'].list, calls: [assets.get, assets.tasks] },
  {
    id: 'support',
    label: 'assets:tab.support',
    address: addresses['assets/about'].support,
    calls: [assets.get, assets.publicInfo, assets.supportProfiles],
  },
] as const

export type AssetTab = (typeof assetTabs)[number]['id']
