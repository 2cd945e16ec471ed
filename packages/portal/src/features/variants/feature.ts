import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { assets, variants } = contract

export const variantsFeature = defineFeature({
  name: 'variants',
  layout: 'staff',
  texts: {
    own: 'variants',
    list: ['assets'],
    pages: ['asset-page', 'attributes', 'task-assets', 'interactions', 'offers', 'task-more', 'units'],
  },
  entity: { label: 'names:variants.one', icon: 'layers' },
  under: 'assets',
  pages: [
    { address: addresses.variants.list, calls: [assets.get, variants.list], load: () => import('./list.tsx') },
    { address: addresses.variants.create, calls: [assets.get, variants.create], load: () => import('./create.tsx') },
    { address: addresses.variants.one, calls: [assets.get, variants.get], load: () => import('./record.tsx') },
  ],
})
