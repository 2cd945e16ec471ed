import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { assets, clipboard } = contract

export const clipboardFeature = defineFeature({
  name: 'clipboard',
  layout: 'staff',
  texts: { own: 'clipboard', pages: ['asset-page', 'assets'] },
  under: 'assets',
  pages: [{ address: addresses.clipboard.one, calls: [assets.get, clipboard.compare, clipboard.take], load: () => import('./record.tsx') }],
})
