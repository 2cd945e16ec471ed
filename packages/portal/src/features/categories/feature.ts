import { resourceFeature } from '../../platform/resource/resource.ts'
import { categories } from './resource.ts'

export const categoriesFeature = resourceFeature(categories, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
})
