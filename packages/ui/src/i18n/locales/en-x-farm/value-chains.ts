import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'value-chains'> = {
  delete_text:
    'Its elements and their content blocks are deleted too. A chain that Grower Groups or interactions use can’t be deleted; its page says under “Used by” which Grower Groups they are.',
  used_by_assets_one: 'Used by {{shown}} Grower Group',
  used_by_assets_other: 'Used by {{shown}} Grower Groups',
  'unused.title': 'No Grower Groups use it yet',
  'unused.text': 'New Grower Groups get the default chain. A Grower Group can be given another one.',
  default_chain_hint: 'New Grower Groups get it',
}
