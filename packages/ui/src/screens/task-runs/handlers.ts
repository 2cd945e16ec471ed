import type { PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Location } from '@tracemark/api/schemas'
import type { Attachment } from '../../field/Attachments/attachment.ts'

/** What a worker does in a run. */
export interface TaskRunHandlers {
  /** `undefined`: the answer was taken back. */
  onAnswer: (widgetId: string, value: AnswerValue | undefined) => void
  /** All files of one question. */
  onAttach: (widgetId: string, files: readonly Attachment[]) => void
  /** All answers keep the rules, and the worker sends them off; after a failed submit, once more. */
  onSubmit: () => void
  /** The worker sends them off and some are missing or break a rule: the first of these has the focus. */
  onIncomplete?: (() => void) | undefined
  /** 'Try again' after a failure to open the task, a form of another site or an invitation. */
  onRetry: () => void
  /** Where this is, as the worker says; `undefined` takes it back. */
  onPlace: (place: PlaceAnswer | undefined) => void
  /** What the form of another site says; `loaded`: its frame has something, whatever that is. */
  onPage: (said: { type: 'loaded' | 'opened' | 'failed' } | { type: 'completed'; answers: Answers }) => void
  /** Ends an invitation that no wallet has answered. */
  onCancel: () => void
  /** Where the record stands in the value chain; `null` is nowhere. */
  onClassify: (elementId: string | null) => void
  /** Ends the wait for the result to close by itself, or closes it. */
  onStay: () => void
  onClose: () => void
  /** Begins another run of the same task; absent where something else decides what comes next. */
  onAgain?: (() => void) | undefined
  /** Opens the list of what is on this device. */
  onList?: (() => void) | undefined
  /** Leaves a task that can't be opened for the place where other things begin. */
  onLeave?: (() => void) | undefined
  /** Finds the device for questions that ask where something is; the browser's own ability when absent. */
  locate?: ((signal: AbortSignal) => Promise<Location>) | undefined
}
