import * as z from 'zod/mini'
import { AnswerValue } from './answer-value.ts'
import { TaskRunAttachments } from './attachment.ts'
import { Classification } from './classification.ts'
import { CodeFormat } from './code-format.ts'
import { FileUrl, Id, Timestamp } from './common.ts'
import { Location } from './location.ts'
import { AnyLine, AnyLines, line, lines } from './text.ts'
import { ResultElement } from './value-chain-element.ts'

/** Options of one choice. */
export const OPTIONS_MAX = 5000

const base = {
  label: line(200),
  hint: z.optional(lines(500)),
  required: z._default(z.boolean(), false),
}

const Text = z.object({
  ...base,
  input: z.literal('text'),
  minLength: z.optional(z.int().check(z.gte(0))),
  maxLength: z.optional(z.int().check(z.positive())),
  multiline: z.optional(z.boolean()),
})
const Numeric = z.object({
  ...base,
  input: z.literal('number'),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Digits after the decimal mark. */
  decimals: z.optional(z.int().check(z.gte(0), z.lte(6))),
  unit: z.optional(AnyLine),
})
const Choice = z.object({
  ...base,
  input: z.literal('choice'),
  options: z
    .array(z.object({ value: z.string(), label: AnyLine }))
    .check(z.minLength(1), z.maxLength(OPTIONS_MAX, `The limit for entry options is only ${OPTIONS_MAX} items`)),
})
const Day = z.object({ ...base, input: z.literal('date'), min: z.optional(z.iso.date()), max: z.optional(z.iso.date()) })
const YesNo = z.object({ ...base, input: z.literal('yesno') })

/** How many files it takes at most; `FILES_PER_ANSWER` where absent. */
const files = { limit: z.optional(z.int().check(z.gte(1), z.lte(10))) }

/** Pictures. The answer is the run's attachments of this step. */
const Photo = z.object({ ...base, ...files, input: z.literal('photo') })
/** Files of any kind. `accept` as browsers take it, such as `.pdf,image/*`. */
const AnyFile = z.object({ ...base, ...files, input: z.literal('file'), accept: z.optional(z.string().check(z.maxLength(200))) })
/** Drawn: an attachment of this step, a picture. Typed instead: the name as text. */
const Signature = z.object({ ...base, input: z.literal('signature') })
/** Text as `writePlace` makes it: a `geo:` address (RFC 5870), the words that were typed (behind `typed:` where they look like another form), or `skipped:` and a reason. */
const Place = z.object({ ...base, input: z.literal('location') })
/** What a code on a thing says. */
const Code = z.object({ ...base, input: z.literal('code'), formats: z.optional(z.array(CodeFormat).check(z.minLength(1))) })
/** An identity credential that a wallet is asked for. The answer is the id of the relationship, which the issuer alone can give. */
const Credential = z.object({
  ...base,
  input: z.literal('evernymInvitation'),
  evernymIssuerId: line(200),
})

/** One question of a quick task. `parameters.input` tells the kind. */
export const Widget = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/i, 'must be 1 to 64 letters, digits, dashes and underscores, with a letter first')),
  /** Title of the step that begins with it. */
  step: z.optional(line(200, 0)),
  parameters: z.discriminatedUnion('input', [Text, Numeric, Choice, Day, YesNo, Photo, AnyFile, Signature, Place, Code, Credential]),
})
export type Widget = z.infer<typeof Widget>
export type WidgetInput = Widget['parameters']['input']

/** Answers by widget id. A widget without an answer is absent. */
export type Answers = { readonly [widgetId: string]: AnswerValue }

/** What browsers take for secure: https, and this computer. */
const isOfSecureOrigin = (text: string): boolean =>
  /^https:/i.test(text) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?#]|$)/i.test(text)
const SECURE_ADDRESS = 'must be a web address that begins with https://, or one of this computer'

export const TaskConfig = z.object({
  widgets: z.array(Widget),
  /** A page that asks instead of our form. What it says when it is done are answers to these widgets. */
  formstackUri: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048), z.refine(isOfSecureOrigin, SECURE_ADDRESS))),
})
export type TaskConfig = z.infer<typeof TaskConfig>

/** An invitation is shown by itself; it has one widget. */
export const taskRunTypes = ['quicktask', 'evernymInvitation'] as const
export const taskRunStates = ['created', 'processed', 'completed'] as const

/** A task run as the worker's device sees it. */
export const TaskRun = z.object({
  type: z.enum(taskRunTypes),
  state: z.enum(taskRunStates),
  thingId: Id,
  task: z.object({ id: Id, name: z.string(), description: z.optional(z.string()) }),
  thing: z.object({ id: Id, name: z.string(), image: z.optional(FileUrl) }),
  item: z.optional(z.object({ id: Id, name: z.string() })),
  organization: z.object({ name: z.string(), accentColor: z.optional(z.string()), image: z.optional(FileUrl) }),
  config: TaskConfig,
  executionData: z.record(z.string(), AnswerValue),
  attachments: z.optional(TaskRunAttachments),
})
export type TaskRun = z.infer<typeof TaskRun>

/** The run's own id, made on the device, so that a repeated request finds the run that it already began. */
export const TaskRunCreate = z.object({ id: z.optional(Id) })

/** `token` opens this execution and nothing else. */
export const TaskRunCreated = z.object({ id: Id, token: z.string(), execution: TaskRun })
export type TaskRunCreated = z.infer<typeof TaskRunCreated>

export const TaskRunAnswer = z.object({ id: Id, execution: TaskRun })

/** Answers that are not named stay as they were; `null` takes one back. */
export const TaskRunUpdate = z.object({
  widgets: z.record(z.string(), z.object({ label: z.string(), input: z.string(), value: z.nullable(AnswerValue) })),
  metadata: z.optional(
    z.object({
      location: z.optional(Location),
      /** Stands for a location that the device has not: the place in words, or `skipped:` and a reason. */
      placeNote: z.optional(line(200)),
      /** When the worker says it happened; the server's clock where absent. */
      reportedDate: z.optional(Timestamp),
      /** By how many seconds the device's clock was ahead, negative where it was behind. `reportedDate` is corrected by it already. */
      clockOffset: z.optional(z.int()),
    }),
  ),
  /** Files that were uploaded before; the list takes the place of the one before, an absent one leaves it. */
  attachments: z.optional(TaskRunAttachments),
})
export type TaskRunUpdate = z.infer<typeof TaskRunUpdate>

/** What the worker reads at the end of a run. */
export const TaskResultMessage = z.object({
  title: z.optional(AnyLine),
  description: z.optional(AnyLines),
  image: z.optional(FileUrl),
  backgroundImage: z.optional(FileUrl),
  autoCloseSeconds: z.optional(z.int().check(z.positive())),
})
export type TaskResultMessage = z.infer<typeof TaskResultMessage>

/**
 * Answer of process and complete. `taskResultMessage` is text: a JSON string, a JSON object with the fields of
 * `TaskResultMessage`, or plain text (specification 1, section 4).
 */
export const TaskRunResult = z.object({
  executionId: Id,
  interactionId: Id,
  classification: Classification,
  taskResultMessage: z.optional(z.string()),
  valueChain: z.optional(z.object({ name: z.string(), selectedElementId: z.optional(Id), elements: z.array(ResultElement) })),
})
export type TaskRunResult = z.infer<typeof TaskRunResult>

/** Body of POST /core/task-thing/{id}/executionToken. */
export const ExecutionTokenBody = z.object({ itemId: z.optional(Id), channel: z.literal('Portal') })
