import type { TaskRun } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'
import type { RunRecord } from './run-record.ts'

/** One run as a list shows it. */
export interface RunSummary {
  runId: string
  state: 'draft' | 'saved' | 'sending' | 'refused' | 'received'
  taskId: string
  task: string
  thingId: string
  thing: string
  itemId?: string | undefined
  item?: string | undefined
  /** When it was submitted; before that, when it was changed last. ISO 8601. */
  at: string
  failure?: Failure | undefined
  organization: TaskRun['organization']
  /** Of what the server has already: where its answers are corrected. */
  correction?: { interactionId: string; org: string } | undefined
}

/** The device or the network finds a place as soon as a run is opened; only a person types one, or says why there is none. */
const isEntered = (place: RunRecord['place']): boolean => place?.by === 'typed' || place?.by === 'skipped'

/** A run that was opened and into which nothing was entered, no photo and no place either: nobody would miss it. */
export const untouched = ({ runId, state, answers, place }: RunRecord, withFiles: ReadonlySet<string>): boolean =>
  state === 'draft' && Object.keys(answers).length === 0 && !isEntered(place) && !withFiles.has(runId)

export const toSummary = (record: RunRecord, isSending: boolean): RunSummary => {
  const { runId, state, execution, reportedDate, changedAt, failure, correction } = record
  return {
    runId,
    state: isSending && state === 'saved' ? 'sending' : state,
    taskId: execution.task.id,
    task: execution.task.name,
    thingId: execution.thing.id,
    thing: execution.thing.name,
    itemId: execution.item?.id,
    item: execution.item?.name,
    at: reportedDate ?? changedAt,
    failure: state === 'refused' || state === 'saved' ? failure : undefined,
    organization: execution.organization,
    ...(correction && { correction: { interactionId: correction.interactionId, org: correction.organization.slug } }),
  }
}
