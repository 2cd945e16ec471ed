import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'attributes'> = {
  'empty.text': 'Define what you want to know of every Grower Group: its type, measure, limits and valid values.',
  delete_text_one: 'Grower Groups are no longer asked for it.',
  delete_text_other: 'Grower Groups are no longer asked for them. Those that have values are kept.',
  'summary.own': 'Attributes that your organization records for its Grower Groups',
  type_in_use: 'Grower Groups have values of it, so its type can’t change',
  required_hint: 'Grower Groups without a value are marked as incomplete',
}
