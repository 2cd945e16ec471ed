import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'categories'> = {
  'empty.text': 'A category groups Grower Groups of one kind. It sets the template that new Grower Groups start from.',
  default_template_hint: 'New Grower Groups in this category start from it',
  delete_text: 'Grower Groups keep their data. You can’t delete a category that Grower Groups use.',
}
