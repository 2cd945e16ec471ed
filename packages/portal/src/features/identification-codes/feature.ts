import { resourceFeature } from '../../platform/resource/resource.ts'
import { identificationCodes } from './resource.ts'

export const identificationCodesFeature = resourceFeature(identificationCodes, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  under: 'assets',
})
