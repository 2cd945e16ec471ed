import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'variant-life'> = {
  'state.active': 'It is found in discovery, and Farmers can be added to it.',
  no_units: 'No Farmers yet',
  not_deletable: 'Farmers refer to it, so it cannot be deleted. Archive it instead.',
  not_shareable: 'To share it, its Grower Group needs a sharing task.',
  'confirm.suspended.text': 'It is no longer found in discovery, and no Farmers can be added, until somebody activates it again.',
  'share.continuous_hint': 'They have one copy of the Village, and it follows what you change.',
  'share.oneOff_hint': 'They get another copy of the Village each time. What you change later stays with you.',
  'share.done.text': 'The other organization is told, and finds it under “Shared with us”. You learn whether it accepts.',
  'share.no_sharing_task.title': 'No sharing task is configured for this Grower Group',
  'share.no_sharing_task.text': 'What is shared travels by a task. Add one to the Grower Group, and try again.',
}
