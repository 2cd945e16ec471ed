import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'clipboard'> = {
  'paste.text': 'Open the public page of a Farmer of another organization, choose “Copy content” there, and paste it here.',
  'step.unitDocuments': 'Farmer and Village documents',
  from: '{{asset}}, Farmer {{unit}}',
  ours: 'Your Grower Group',
  apply: 'Update Grower Group',
  'refused.too_many': 'The Grower Group has no room for more.',
  open_asset: 'Open Grower Group',
  changed: 'The Grower Group was changed meanwhile. Check the comparison again: your choices are kept.',
}
