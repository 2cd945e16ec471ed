import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { variantOffers, variantShares, variants } = contract

export const offersFeature = defineFeature({
  name: 'offers',
  layout: 'staff',
  texts: { own: 'offers', list: ['assets', 'variants'], pages: ['assets', 'variants'] },
  pages: [
    {
      address: addresses.offers.list,
      calls: [variantOffers.list, variants.get],
      menu: { group: 'catalogue', icon: 'layers', label: 'names:catalogue.shared_with_us' },
      load: () => import('./list.tsx'),
    },
    { address: addresses.offers.one, calls: [variantOffers.get], load: () => import('./record.tsx') },
    { address: addresses.offers.share, calls: [variantShares.get], load: () => import('./share.tsx') },
  ],
})
