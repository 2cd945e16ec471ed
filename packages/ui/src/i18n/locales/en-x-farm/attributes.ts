import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'attributes'> = {
  'empty.text': 'Define what you want to know of every Grower Group: its type, measure, limits and valid values.',
  delete_text: 'You can’t delete an attribute that Grower Groups have values of.',
  'summary.own': 'What your organization wants to know of its Grower Groups',
  type_in_use: 'Grower Groups have values of it, so its type can’t change',
  required_hint: 'Grower Groups without a value are marked as incomplete',
}
