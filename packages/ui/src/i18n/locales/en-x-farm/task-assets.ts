import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'task-assets'> = {
  'empty.text': 'Field workers and visitors run tasks for this Grower Group. Add one so that interactions can be recorded.',
  'failed.duplicate': 'Could not duplicate the task of the Grower Group',
  'failed.load': 'Could not load the tasks of the Grower Group',
  remove_one_title: 'Remove “{{name}}” from this Grower Group?',
  'visibility.peerToPeer': 'Two Farmers who meet',
  statuses: 'Farmer status after the task',
  statuses_hint: 'Leave empty to keep the Farmer’s status.',
  conditions_hint: 'Set at the task itself, for all its Grower Groups.',
  'conditions.say.status': 'the Farmer status is {{value}}',
  'conditions.say.status_not': 'the Farmer status is not {{value}}',
  'conditions.say.unit': 'the Farmer is {{value}}',
  'conditions.say.unit_not': 'the Farmer is not {{value}}',
  'conditions.say.variant': 'the Village is {{value}}',
  'conditions.say.variant_not': 'the Village is not {{value}}',
}
