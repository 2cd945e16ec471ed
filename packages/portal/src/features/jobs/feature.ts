import { resourceFeature } from '../../platform/resource/resource.ts'
import { jobs } from './resource.ts'

export const jobsFeature = resourceFeature(jobs, {
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
})
