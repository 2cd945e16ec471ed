import { resourceFeature } from '../../platform/resource/resource.ts'
import { templates } from './resource.ts'

export const templatesFeature = resourceFeature(templates, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { list: ['assets'] },
})
