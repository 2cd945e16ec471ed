import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'notifications'> = {
  'type.variant_offered': 'A partner offered you a Village',
}
