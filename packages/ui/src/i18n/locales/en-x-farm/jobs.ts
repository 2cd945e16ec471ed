import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'jobs'> = {
  'subject.one': 'One Farmer',
  'subject.several': 'Several Farmers',
  'subject.whole': 'The whole Grower Group',
}
