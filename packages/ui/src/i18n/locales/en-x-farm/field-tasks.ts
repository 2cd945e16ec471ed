import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'field-tasks'> = {
  places: 'Grower Groups',
}
