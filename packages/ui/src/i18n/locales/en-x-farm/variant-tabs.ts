import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'variant-tabs'> = {
  'view_only.rights': 'View only. Ask an admin for the right to edit Villages.',
  'view_only.archived': 'View only. Restore the archived Village to edit it.',
  id_used_one: '{{shown}} Farmer has this ID. A label that is already printed keeps the old one.',
  id_used_other: '{{shown}} Farmers have this ID. Labels that are already printed keep the old one.',
  cost_hint: 'Share of the Village’s cost',
  'no_components.text': 'Add what the Village is made of, such as ingredients, packaging and transport.',
  'family.no_parents': 'No source Villages yet',
  'family.no_children': 'Not used in another Village yet',
  'family.add_parents': 'Add source Village',
  'family.add_children': 'Add Village made from this one',
  'family.add': 'Add Village',
  'family.remove_text': 'Both Villages are kept. Their history shows the link.',
  asset_id: 'Grower Group ID',
  'no_shares.text': 'Share the Village with a partner. You see here how they respond.',
  'no_history.text': 'Each change of the Village appears here, with who made it.',
  'field.created': 'Village created',
}
