import { resourceFeature } from '../../platform/resource/resource.ts'
import { collections } from './resource.ts'

export const collectionsFeature = resourceFeature(collections, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { pages: ['interactions'] },
})
