import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { assets } = contract

export const catalogueFeature = defineFeature({
  name: 'catalogue',
  layout: 'staff',
  texts: { own: 'asset-page', pages: ['assets', 'asset-page', 'interactions', 'value-chains'] },
  pages: [
    {
      address: addresses.catalogue.overview,
      calls: [assets.list, assets.attention, assets.visits],
      menu: { group: 'catalogue', icon: 'chart', label: 'names:catalogue.overview' },
      load: () => import('./overview.tsx'),
    },
  ],
})
