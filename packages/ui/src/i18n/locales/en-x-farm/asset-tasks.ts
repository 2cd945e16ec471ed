import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-tasks'> = {
  'empty.text': 'Field workers and visitors run tasks for this Grower Group. Add one so that interactions can be recorded.',
  remove_one_title: 'Remove “{{name}}” from this Grower Group?',
  'visibility.peerToPeer': 'Two Farmers who meet',
  statuses: 'Farmer status after the task',
  statuses_hint: 'Leave empty to keep the Farmer’s status.',
}
