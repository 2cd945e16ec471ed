import { resourceFeature } from '../../platform/resource/resource.ts'
import { supportProfiles } from './resource.ts'

export const supportProfilesFeature = resourceFeature(supportProfiles, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  texts: { pages: ['units'] },
})
