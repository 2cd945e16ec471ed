import { resourceFeature } from '../../platform/resource/resource.ts'
import { accessTokens } from './resource.ts'

export const accessTokensFeature = resourceFeature(accessTokens, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
})
