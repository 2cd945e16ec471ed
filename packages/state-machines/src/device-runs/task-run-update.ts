import { writePlace } from '@tracemark/api/rules'
import type { TaskRunAttachment, TaskRunUpdate } from '@tracemark/api/schemas'
import type { RunRecord } from './run-record.ts'
import { sentReport } from './run-report.ts'

type Sent = Pick<RunRecord, 'execution' | 'answers' | 'reportedDate' | 'clockAhead' | 'location' | 'place'>

/** Why a record has no place, where the worker says nothing else. */
const PLACE_NOT_FOUND = writePlace({ by: 'skipped', reason: 'not_found' })

/**
 * A finished run as it goes over the wire, with where and when. All answers, and files even where there are none: one that was taken back
 * may be there already.
 */
export const toTaskRunUpdate = (
  { execution: { config }, answers, reportedDate = '', clockAhead, location, place }: Sent,
  attachments: TaskRunAttachment[],
): TaskRunUpdate => ({
  widgets: Object.fromEntries(
    config.widgets.map(({ id, parameters: { label, input } }) => [id, { label, input, value: answers[id] ?? null }]),
  ),
  metadata: {
    ...sentReport({ reportedDate, clockAhead }),
    ...(location ? { location } : { placeNote: place ? writePlace(place) : PLACE_NOT_FOUND }),
  },
  attachments,
})
