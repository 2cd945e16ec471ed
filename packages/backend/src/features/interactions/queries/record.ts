import type { Classification, Location, RecordedAnswer, RecordedAttachment, TaskConfig } from '@tracemark/api/schemas'
import { json, optionalJson } from '../../../platform/db/json.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { addressesIn } from '../../../platform/files/address.ts'
import { markRecorded } from '../../../platform/files/queries.ts'
import { keepForm } from './forms.ts'

export interface NewInteraction {
  id: string
  thingId: string
  itemId: string | null
  taskId: string
  valueChainElementId: string | null
  createdBy: string | null
  name: string
  classification: Classification
  reportedDate: Date
  recordDate: Date
  reportedLocation: Location | undefined
  /** Where the device was; nobody's, where a record was made by hand. */
  recordLocation: Location | undefined
  /** What stands for it where there is none. */
  placeNote?: string | undefined
  /** By how many seconds the device's clock was ahead. */
  clockOffset?: number | undefined
  taskResultMessage: string | undefined
  /** Its task asks for a review. */
  reviewRequired?: boolean | undefined
  /** What was asked; a later correction is made with it. Kept by runs and by hand. */
  form?: TaskConfig | undefined
  answers: RecordedAnswer[]
  attachments?: RecordedAttachment[] | undefined
}

/** Files of a record are kept as long as it is, those of its earlier versions, too. */
export const markFilesRecorded = (db: ScopedDatabase, organizationId: number, attachments: readonly RecordedAttachment[], at: Date) => {
  const keys = attachments.flatMap(({ file }) => addressesIn(file).map(({ key }) => key))
  return markRecorded(db, organizationId, keys, at)
}

export const insertInteraction = async (db: ScopedDatabase, organizationId: number, interaction: NewInteraction): Promise<void> => {
  const formId = interaction.form && (await keepForm(db, organizationId, interaction.form))
  await db
    .insertInto('interactions')
    .values({
      organization_id: organizationId,
      id: interaction.id,
      asset_id: interaction.thingId,
      unit_id: interaction.itemId,
      task_id: interaction.taskId,
      value_chain_element_id: interaction.valueChainElementId,
      created_by: interaction.createdBy,
      name: interaction.name,
      classification: interaction.classification,
      reported_date: interaction.reportedDate,
      reported_location: optionalJson(interaction.reportedLocation),
      record_date: interaction.recordDate,
      record_location: optionalJson(interaction.recordLocation),
      place_note: interaction.placeNote ?? null,
      clock_offset: interaction.clockOffset ?? null,
      task_result_message: interaction.taskResultMessage ?? null,
      review: interaction.reviewRequired === true ? 'received' : null,
      form_id: formId ?? null,
      answers: json(interaction.answers),
      attachments: optionalJson(interaction.attachments),
    })
    .execute()
  await markFilesRecorded(db, organizationId, interaction.attachments ?? [], interaction.recordDate)
}
