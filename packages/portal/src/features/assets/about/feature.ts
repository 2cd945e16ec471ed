import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../../platform/feature.ts'

const { assets } = contract
const calls = [assets.get, assets.publicInfo]

export const aboutFeature = defineFeature({
  name: 'assets/about',
  layout: 'staff',
  texts: {
    own: 'asset-page',
    pages: [
      'assets',
      'asset-page',
      'attributes',
      'clipboard',
      'documents',
      'variants',
      'public-more',
      'support-profiles',
      'templates',
      'units',
      'value-chains',
    ],
  },
  under: 'assets',
  pages: [
    { address: addresses['assets/about'].one, calls, load: () => import('./record.tsx') },
    { address: addresses['assets/about'].public, calls, load: () => import('./public.tsx') },
    { address: addresses['assets/about'].support, calls: [...calls, assets.supportProfiles], load: () => import('./support.tsx') },
  ],
})
