import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'unit-page'> = {
  records: 'Interactions of this Farmer',
  'address.none': 'The Grower Group has no public page, so the label can’t open one yet.',
  history_empty: 'No interactions recorded for this Farmer yet.',
  places: 'Where this Farmer was',
  'address.open_title': 'Open the public page of this Farmer?',
  'make.quantity_hint': 'The numbers continue after the Grower Group’s last Farmer.',
  'make.progress': '{{made}} of {{total}} Farmers created',
  'make.background': 'You can close this panel. The Farmers are created in the background.',
  'make.confirm_title': 'Create {{shown}} Farmers?',
  'make.confirm_text':
    'Their labels fill {{sheets}} sheets with {{each}} labels each. The Farmers are created in the background, and you can cancel the rest at any time.',
  'make.show': 'Show Farmers',
  'make.cancel_title': 'Cancel the rest of these Farmers?',
  'make.cancel_text': 'Farmers that are created stay. {{left}} are not created, and their numbers are not used again.',
  'make.cancelled': '{{made}} of {{total}} Farmers created, the rest was cancelled',
  'make.asset_first': 'Choose the Grower Group first.',
  'make.no_variant': 'This Grower Group has no Village that can get Farmers. Create one first.',
  'make.resting': 'All Villages of this Grower Group are archived or suspended, so none can get Farmers. Restore one, or create another.',
}
