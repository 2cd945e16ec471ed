import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'
import { resourceFeature } from '../../platform/resource/resource.ts'
import { assets } from './resource.ts'

const feature = resourceFeature(assets, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { list: ['interactions'], pages: ['asset-page', 'interactions', 'task-more'] },
})

export const assetsFeature = defineFeature({
  ...feature,
  pages: [
    ...feature.pages,
    { address: addresses.assets.home, calls: [contract.assets.list], load: () => import('./redirect.tsx') },
    { address: addresses.assets.one, calls: [contract.assets.get, contract.assets.summary], load: () => import('./record.tsx') },
  ],
})
