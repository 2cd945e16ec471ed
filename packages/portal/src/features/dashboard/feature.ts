import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  layout: 'staff',
  texts: { own: 'dashboard', pages: ['interactions'] },
  pages: [
    {
      address: addresses.dashboard.home,
      calls: [contract.dashboard.total],
      menu: { group: 'top', icon: 'chart', label: 'names:dashboard.title' },
      load: () => import('./dashboard.tsx'),
    },
  ],
})
