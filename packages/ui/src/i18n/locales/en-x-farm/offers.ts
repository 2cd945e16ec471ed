import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'offers'> = {
  summary: 'Villages that other organizations offer you, and what became of them.',
  'empty.title': 'Nobody has offered you a Village',
  'what.oneOff': 'Your organization gets a copy, once, with a Grower Group of its own. What {{name}} changes later does not reach it.',
  'what.kept': 'Farmers, codes, records and people stay with {{name}}.',
  'own_asset.label': 'Grower Group with us',
  'own_asset.hint': 'The Village comes to a Grower Group of yours, or brings one.',
  'accept.text': 'The Village and its Grower Group are copied into your organization. {{name}} learns that you accepted.',
  'done.accepted': 'It is among your Villages.',
}
