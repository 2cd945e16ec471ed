import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'documents'> = {
  'empty.text': 'Certificates, reports and delivery notes stand here, so that Grower Groups can show them.',
  is_public_hint: 'Visitors of Grower Groups with this document can read it',
  delete_text: 'It disappears from all Grower Groups that have it.',
}
