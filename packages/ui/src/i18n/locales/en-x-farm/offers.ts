import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'offers'> = {
  summary: 'Villages that other organizations offer you, and their status.',
  'what.oneOff': 'You get a copy with its own Grower Group. Later changes by {{name}} are not sent.',
  'what.kept': 'Farmers, codes, interactions and people stay with {{name}}.',
  'own_asset.label': 'Add to Grower Group',
  'own_asset.hint': 'Choose one of your Grower Groups, or create one from theirs.',
  'accept.text': 'The Village and its Grower Group are copied to your organization. We’ll notify {{name}}.',
  'accept.text_to': 'The Village is added to your Grower Group “{{asset}}”. We’ll notify {{name}}.',
  'done.accepted': 'You accepted. The Village is in your list.',
  'empty.text': 'Villages that partners share with you appear here. Partners find you as {{slug}}.',
  'own_asset.copy_hint': 'You already have a copy of this Grower Group. Add the Village to it, or choose one of your Grower Groups.',
  'own_asset.new': 'New Grower Group, copied from theirs',
}
