import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

export const assetsFeature = defineFeature({
  name: 'assets',
  layout: 'staff',
  entity: { label: 'assets:one', icon: 'leaf' },
  pages: [
    {
      address: addresses.assets.list,
      calls: [contract.assets.list],
      menu: { group: 'catalogue', icon: 'leaf', label: 'assets:title' },
      load: () => import('./list.tsx'),
    },
    { address: addresses.assets.one, calls: [contract.assets.get, contract.assets.summary], load: () => import('./record.tsx') },
  ],
})
