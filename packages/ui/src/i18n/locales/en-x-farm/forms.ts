import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'forms'> = {
  'conditions.say.status': 'the Farmer status is {{value}}',
  'conditions.say.status_not': 'the Farmer status is not {{value}}',
  'conditions.say.unit': 'the Farmer is {{value}}',
  'conditions.say.unit_not': 'the Farmer is not {{value}}',
  'conditions.say.variant': 'the Village is {{value}}',
  'conditions.say.variant_not': 'the Village is not {{value}}',
}
