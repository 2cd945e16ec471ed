import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'value-chains'> = {
  used_by_assets_one: 'Used by {{shown}} Grower Group',
  used_by_assets_other: 'Used by {{shown}} Grower Groups',
  'unused.title': 'Not used by any Grower Group',
  'unused.text': 'New Grower Groups use the default chain. You can change the chain of a Grower Group.',
  default_chain_hint: 'New Grower Groups use it',
  delete_text_one:
    'Its elements and their content blocks are deleted too. You can’t delete a chain that Grower Groups or interactions use. Its page lists the Grower Groups under “Used by”.',
  delete_text_other:
    'Their elements and content blocks are deleted too. You can’t delete a chain that Grower Groups or interactions use. Its page lists the Grower Groups under “Used by”.',
}
