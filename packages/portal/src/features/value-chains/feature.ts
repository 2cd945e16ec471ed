import { resourceFeature } from '../../platform/resource/resource.ts'
import { valueChains } from './resource.ts'

export const valueChainsFeature = resourceFeature(valueChains, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  record: () => import('./record.tsx'),
  texts: { list: ['assets'] },
})
