import { ApiError, type OrganizationClient, withVersion } from '@tracemark/api/client'
import { takeAnswers } from '@tracemark/api/rules'
import type { AnswerForm, Answers, LastChange, TaskRunAttachment } from '@tracemark/api/schemas'
import type { TaskRunFailure } from './run-calls.types.ts'
import { toTaskRunFailure } from './run-failure.ts'
import type { RunCorrection, RunFiles, RunRecord } from './run-record.ts'
import { uploadAll } from './upload-files.ts'

/** Calls within the organization, as the person who corrects. */
export type CorrectionClient = Pick<OrganizationClient, 'files' | 'interactions'>

/** What became of a correction that was sent. */
export type CorrectionOutcome = { kind: 'corrected' } | { kind: 'failed'; failure: CorrectionFailure }

export interface CorrectionFailure extends TaskRunFailure {
  /** Who made the version that was in the way. */
  changed?: LastChange | undefined
}

type WrittenCorrection = Pick<RunRecord, 'answers'> & { correction: RunCorrection }

/** One correction on its way to the server, from the page that shows it or from the sender. It may be sent again. */
export type Corrector = (corrected: WrittenCorrection, files: RunFiles, signal: AbortSignal) => Promise<CorrectionOutcome>

interface Given {
  answers: Answers
  attachments: readonly Pick<TaskRunAttachment, 'stepId' | 'file'>[]
}

const toText = ({ config: { widgets } }: AnswerForm, { answers, attachments }: Given): string =>
  JSON.stringify([
    Object.entries(takeAnswers(widgets, answers)).toSorted(),
    attachments.map(({ stepId, file }) => `${stepId} ${file}`).toSorted(),
  ])

/** Whether the same was answered, and the review stands as it did: what else is changed of an interaction, its form does not show. */
const isSameForm = (one: AnswerForm, other: AnswerForm): boolean =>
  one.interaction.review === other.interaction.review && toText(one, one) === toText(one, other)

const closed = { approved: 'interaction_approved', over: 'correction_over', open: undefined, with_reason: undefined } as const

/** Sends new answers and files for the version that they were made of. Where that is another one, what was changed decides. */
const sendCorrection = async (
  client: CorrectionClient,
  { answers, correction }: WrittenCorrection,
  files: RunFiles,
  signal: AbortSignal,
) => {
  const { interactionId: id, version, unread, reason, form } = correction
  const params = { id }
  const sent = await uploadAll(client, files, signal)
  const attachments = [...sent, ...unread.filter(({ file }) => sent.every((other) => other.file !== file))]
  const body = { answers, attachments, ...(reason !== undefined && { reason }) }
  const send = (ifMatch: string | undefined) =>
    client.interactions.correctAnswers({ params, body }, { signal, ...(ifMatch !== undefined && { ifMatch }) })
  try {
    await send(version)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
    const newer = await withVersion((options) => client.interactions.answers({ params }, { ...options, signal }))
    // An earlier try has arrived, and its answer was lost.
    if (toText(form, newer.entity) === toText(form, body)) return
    const code = closed[newer.entity.correction]
    if (code) throw new ApiError(code, error.message)
    if (!isSameForm(form, newer.entity)) throw error
    await send(newer.version)
  }
}

/** A session that has ended is begun again by a person, and what they wrote is sent then. */
const STALE: readonly TaskRunFailure['code'][] = ['token_expired', 'token_invalid']

/** Sends corrections as the person whose calls these are. */
export const createCorrector =
  (client: CorrectionClient): Corrector =>
  async (corrected, files, signal) => {
    try {
      await sendCorrection(client, corrected, files, signal)
      return { kind: 'corrected' }
    } catch (error) {
      const failure = toTaskRunFailure('update', error)
      const retryable = failure.retryable || STALE.includes(failure.code)
      return {
        kind: 'failed',
        failure: { ...failure, retryable, ...(error instanceof ApiError && error.changed && { changed: error.changed }) },
      }
    }
  }
