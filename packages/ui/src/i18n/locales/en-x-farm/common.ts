import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'common'> = {
  'notification.type.variant_offered': 'A partner offered you a Village',
}
