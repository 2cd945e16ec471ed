import { type PlaceAnswer, readResultMessage } from '@tracemark/api/rules'
import type { Location, TaskRunResult } from '@tracemark/api/schemas'
import type { DeliveryInput, DeliveryOutput } from '../device-runs/delivery.types.ts'
import type { TaskRunCall, TaskRunRead } from '../device-runs/run-calls.types.ts'
import type { RestoredRun } from '../device-runs/run-keeper.ts'
import { beginAnswers, withAnswer } from './run-answers.ts'
import { withFiles } from './run-files.ts'
import { createRunId } from './run-id.ts'
import { type Asked, findProblems } from './run-problems.ts'
import type { TaskRunContext, TaskRunEmitted, TaskRunEvent, TaskRunInput } from './task-run.types.ts'

type Changes = Partial<TaskRunContext>

export const beginContext = ({ token = '', runId, durable = false, answers = {} }: TaskRunInput): TaskRunContext => ({
  ...{ token, runId: runId ?? createRunId(), durable, preferredRunId: runId, isRestored: false, delivery: 'waiting', given: answers },
  ...{ initialAnswers: {}, answers: {}, initialFiles: {}, files: {}, problems: [], message: {} },
})

/** Another run of the same task, of which nothing is known yet. */
export const anotherRun = (): Changes => ({
  runId: createRunId(),
  ...{ storage: undefined, preferredRunId: undefined, isRestored: false, delivery: 'waiting', failure: undefined },
  ...{ given: {}, answers: {}, initialAnswers: {}, sentAnswers: undefined, files: {}, initialFiles: {} },
  ...{ executionToken: undefined, execution: undefined, reportedDate: undefined, clockAhead: undefined },
  ...{ place: undefined, location: undefined, isPageDone: undefined, page: undefined, invitation: undefined, correction: undefined },
  ...{ result: undefined, message: {}, closing: undefined, problems: [] },
})

export const getCall = ({ runId, executionToken = '' }: TaskRunContext): TaskRunCall => ({
  id: runId,
  token: executionToken,
})

/** The run as this device knows it, where the server can't say. */
export const knownRead = ({ runId, execution, knownTask }: TaskRunContext): TaskRunRead => {
  const known = execution ?? knownTask
  if (!known) throw new Error('This device does not know the task.')
  return { id: runId, execution: { ...known, state: 'created', executionData: {} } }
}

export const getAsked = ({ execution, answers, files }: TaskRunContext): Asked => ({
  widgets: execution?.config.widgets ?? [],
  answers,
  files,
})

export const runProblems = (context: TaskRunContext) => findProblems(getAsked(context))

/** The question that a wallet answers. */
export const getCredential = ({ execution }: TaskRunContext) => {
  for (const { id, parameters } of execution?.config.widgets ?? [])
    if (parameters.input === 'evernymInvitation') return { widgetId: id, issuerId: parameters.evernymIssuerId }
  return undefined
}

/** The coordinates of a place, where it has some. */
const getLocation = (place: PlaceAnswer | undefined): Location | undefined => (place && place.by !== 'skipped' ? place.location : undefined)

export const withPlace = (place: PlaceAnswer | undefined): Changes => ({ place, location: getLocation(place) })

/** What a device keeps of the run, and sends. */
export const toRun = ({ token, ...context }: TaskRunContext): DeliveryInput['run'] => {
  const { runId, executionToken, execution, answers, reportedDate, clockAhead, location, place } = context
  if (!execution) throw new Error('A run without a task has nothing to send.')
  return { runId, link: token, executionToken, execution, answers, reportedDate, clockAhead, location, place }
}

export const withRead = ({ isRestored, given }: TaskRunContext, { execution }: TaskRunRead): Changes => {
  const answers = beginAnswers(isRestored ? { ...execution, executionData: {} } : execution, given)
  return { execution, initialAnswers: answers, answers }
}

export const withRestored = (
  { given }: TaskRunContext,
  { runId, state, executionToken, execution, answers, files, reportedDate, clockAhead, location, place, task }: RestoredRun,
): Changes => ({
  ...{ runId, executionToken, execution, files, initialFiles: files, reportedDate, clockAhead, location, place, knownTask: task },
  ...(state === 'new' ? {} : { given: { ...given, ...answers }, isRestored: true }),
  storage: 'kept',
})

/** Once a submit was refused, each answer is judged as it is given: what is said to be wrong is so, and all of it is. */
const judgedAgain = (context: TaskRunContext, widgetId: string): TaskRunContext['problems'] => {
  const { problems } = context
  if (problems.length === 0) return problems
  const [before, now] = [problems, runProblems(context)].map((some) => some.find((problem) => problem.widgetId === widgetId))
  if (before?.reason === now?.reason) return problems
  const others = problems.filter((problem) => problem !== before)
  return now ? [...others, now] : others
}

/** With other answers everything is sent anew, and reported anew. */
const UNSENT: Changes = { reportedDate: undefined, clockAhead: undefined }

export const withAnswered = (context: TaskRunContext, { widgetId, value }: Extract<TaskRunEvent, { type: 'ANSWER' }>): Changes => {
  const answers = withAnswer(context.answers, widgetId, value)
  if (answers === context.answers) return {}
  return { ...UNSENT, answers, problems: judgedAgain({ ...context, answers }, widgetId) }
}

export const withAttached = (context: TaskRunContext, { widgetId, files: given }: Extract<TaskRunEvent, { type: 'ATTACH' }>): Changes => {
  const files = withFiles(context.files, widgetId, given)
  return { ...UNSENT, files, problems: judgedAgain({ ...context, files }, widgetId) }
}

export const withOutcome = ({ answers, sentAnswers, executionToken }: TaskRunContext, outcome: DeliveryOutput): Changes => ({
  executionToken: outcome.executionToken ?? executionToken,
  sentAnswers: outcome.isUpdated ? answers : sentAnswers,
  failure: outcome.kind === 'failed' ? outcome.failure : undefined,
})

export const withResult = (result: TaskRunResult): Changes => ({ result, message: readResultMessage(result.taskResultMessage) })

/** What the host hears. */
export const startedBy = ({ id, execution: { task, thing, item } }: TaskRunRead): TaskRunEmitted => ({
  ...{ type: 'started', executionId: id, task, thing },
  ...(item && { item }),
})

export const submittedBy = ({ executionId, interactionId }: TaskRunResult): TaskRunEmitted => ({
  type: 'submitted',
  executionId,
  interactionId,
})

export const completedBy = ({ executionId, interactionId, classification, taskResultMessage }: TaskRunResult): TaskRunEmitted => ({
  ...{ type: 'completed', executionId, interactionId, classification },
  result: readResultMessage(taskResultMessage),
})
