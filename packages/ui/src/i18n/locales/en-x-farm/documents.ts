import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'documents'> = {
  'empty.text': 'Upload certificates, reports and delivery notes here, then add them to Grower Groups.',
  is_public_hint: 'Visitors can read it on the public pages of Grower Groups that use it',
  delete_text_one: 'The document is removed from all Grower Groups that use it.',
  delete_text_other: 'The documents are removed from all Grower Groups that use them.',
}
