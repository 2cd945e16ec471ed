import { resourceFeature } from '../../platform/resource/resource.ts'
import { documents } from './resource.ts'

export const documentsFeature = resourceFeature(documents, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { list: ['media'] },
})
