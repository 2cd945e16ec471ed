import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'templates'> = {
  'empty.text': 'A template holds what Grower Groups of one kind have in common. New Grower Groups can start from it.',
  attributes_hint: 'New Grower Groups start with these attributes',
  sample: 'Sample Grower Group',
  sample_hint: 'New Grower Groups also get its documents, tasks, support profiles, value chain and public page',
  delete_text: 'Grower Groups keep their data. You can’t delete a template that Grower Groups or categories use.',
}
