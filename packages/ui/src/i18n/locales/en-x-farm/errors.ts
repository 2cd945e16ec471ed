import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'errors'> = {
  'job_exists.what': 'Job already exists for this Farmer',
  'job_exists.why': 'A Farmer can have only one job at a time.',
  'job_exists.action': 'Open the job that exists, or choose another Farmer.',
  'variant_used.what': 'This Village has been used, so it cannot be deleted',
  'variant_used.why': 'Farmers or interactions refer to it.',
  'variant_used.action': 'Archive it instead. It then no longer appears for new Farmers.',
  'variant_id_taken.what': 'Village ID already exists, so the Village cannot be created',
  'variant_id_taken.why': 'Each Village of a Grower Group needs an ID of its own.',
  'identification_code_missing.what': 'No identification codes found for this Grower Group',
  'identification_code_missing.why': 'Farmers are known by their codes, and this Grower Group has none yet.',
  'variant_already_shared.what': 'Village already shared',
  'variant_already_shared.why': 'The chosen organization received this Village before.',
  'variant_already_shared.action': 'Choose another organization, or another Village.',
  'sharing_task_missing.what': 'No sharing task configured for this Grower Group',
  'sharing_task_missing.why': 'A Village is shared by a task, and this Grower Group has none for it.',
  'sharing_task_missing.action': 'Add a sharing task to the Grower Group, then share again.',
  'rapid_assessment_missing.why': 'The Grower Group has no task of this kind, or it is not enabled.',
  'rapid_assessment_missing.action': 'Add a Rapid Assessment task to the Grower Group, then share again.',
  'variant_not_shared.what': 'Failed to share Village',
  'variant_not_shared.why': 'The other organization has not received it. Your Village is as it was.',
}
