import type { FieldsOfSchemas } from './fields-of-schemas.ts'

/** What was recorded. */
export const interactionFields: FieldsOfSchemas = {
  Location: { pointAccuracy: 'Radius in metres within which the true position lies (68 %). Absent: not known.' },
  Point: { type: 'Always `Point`.', coordinates: 'Longitude, then latitude, in degrees (WGS 84).' },
  Interaction: {
    thingId: 'Id of the asset.',
    taskId: 'Id of a task that can be run for the asset.',
    answers: 'The answers; in a body by the id of the question.',
    valueChainElementId: "An element of the asset's value chain; that of the task where absent.",
  },
  RecordedAnswer: {
    input: 'Kind of the question. Absent in records from before 2.7.',
    position: 'Place of the question in the task, from 0. Absent in records from before 2.7.',
  },
  RecordedAttachment: {
    stepId: 'Id of the question that the file answers.',
    name: 'Name of the file, as it was sent. It may lack an ending.',
    file: 'Address of the file. It has no ending: `contentType` says what the file is.',
    camera: 'Whether it was taken with the camera for this answer.',
    label: 'The question, as it was asked. Absent where the file answers no question of the task.',
    input: 'Kind of the question: a photo, a signature or a file. Absent where there is no label.',
    position: 'Place of the question in the task, from 0. Absent where there is no label.',
    contentType: 'Media type of the content, read from the file itself. Absent where the file is gone.',
  },
  InteractionDetail: { changes: 'What was changed after it was recorded, the oldest first. Absent where nothing was.' },
  InteractionRevision: {
    changedAt: 'When it was changed.',
    changedBy: 'Who changed it. Absent where that account is no more.',
    before: 'The fields that changed, as they were. `null`: there was none.',
    after: 'The same fields, as they became. `null`: there is none.',
  },
  InteractionPage: {
    classifications: 'How many of each classification the other filters leave.',
    isAtLeast: 'There are more than `totalItems`: so many were counted and no more. Absent: it is the whole number.',
  },
  InteractionExpiry: {
    expiredAt: 'From when on it no longer holds. Absent: at once. `null`: it holds again.',
    reason: 'Why, in words that are kept with the change.',
  },
  InteractionReview: {
    review: '`received` opens a review again.',
    reason: 'Why, in words that the worker reads. Needed to send back and to reject.',
  },
  InteractionChange: { reason: 'Why it is changed, in words that are kept with the change.' },
  InteractionExport: {
    format:
      'CSV with up to 100,000 records, XLSX with up to 10,000, or PDF with up to 500. The first line of a CSV or XLSX file names the fields, the same in every language. An XLSX file has a column for each question; codes and dates are text in it.',
    separator: 'What stands between the values of a CSV file. Spreadsheets expect `semicolon` where a comma is the decimal mark.',
    timeZone: 'In which a PDF shows dates, as the tz database names it (`America/Bogota`). CSV and XLSX files have UTC.',
    language: 'Of a PDF. Absent: the one that the bearer has chosen in the portal.',
    sort: 'The newest first, by when records were received or by when they occurred.',
    search: 'Words to find.',
    classification: 'Only of these classifications. Absent: all.',
    review: 'Only whose review stands so. Absent: all.',
    thingId: 'Only of this asset.',
    taskId: 'Only of this task.',
    history: 'Only records of one kind of history.',
    createdById: 'Only what this account recorded.',
    collectionId: 'Only what is in this collection.',
    from: 'Recorded at or after this instant.',
    to: 'Recorded before this instant.',
    reportedFrom: 'Occurred at or after this instant, by the reported date.',
    reportedTo: 'Occurred before this instant, by the reported date.',
    createdByMe: 'Only what the bearer recorded.',
  },
}
