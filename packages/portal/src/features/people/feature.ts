import { resourceFeature } from '../../platform/resource/resource.ts'
import { users } from './resource.ts'

export const peopleFeature = resourceFeature(users, {
  list: () => import('./list.tsx'),
  texts: { list: ['invitations'] },
})
