import { resourceFeature } from '../../platform/resource/resource.ts'
import { assetTasks } from './resource.ts'

export const taskAssetsFeature = resourceFeature(assetTasks, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { list: ['assets', 'interactions'], pages: ['asset-page'] },
  under: 'assets',
})
