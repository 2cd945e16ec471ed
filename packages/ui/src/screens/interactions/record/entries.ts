import type { InteractionDetail, RecordedAnswer, RecordedAttachment } from '@tracemark/api/schemas'

/** What was given to one question: a value, files, or both. */
export interface Entry {
  id: string
  /** The question. Absent of files that answer none. */
  label: string | undefined
  input: RecordedAttachment['input']
  answer: RecordedAnswer | undefined
  files: RecordedAttachment[]
}

/** Answers of older records have no place in the task: they stand before the files. */
const getPlace = ({ answer, files }: Entry): number => (answer ?? files[0])?.position ?? (answer ? -1 : Number.POSITIVE_INFINITY)

/** Answers and files by question, in the order of the task. */
export const toEntries = ({ answers, attachments = [] }: Pick<InteractionDetail, 'answers' | 'attachments'>): Entry[] => {
  const byQuestion = new Map<string, Entry>(
    answers.map((answer) => [answer.widgetId, { id: answer.widgetId, label: answer.label, input: answer.input, answer, files: [] }]),
  )
  for (const file of attachments) {
    const { stepId: id, label, input } = file
    const entry = byQuestion.get(id) ?? { id, label, input, answer: undefined, files: [] }
    entry.files.push(file)
    byQuestion.set(id, entry)
  }
  return [...byQuestion.values()].sort((one, other) => getPlace(one) - getPlace(other) || 0)
}

/** Pictures that show what was seen: a signature is read as an answer. */
export const isPhoto = (file: RecordedAttachment): boolean => isPicture(file) && file.input !== 'signature'

/** What was said, and what was shown: a question that asks for both has an entry in each. */
export const partEntries = (entries: readonly Entry[]): { said: Entry[]; shown: Entry[] } => ({
  said: entries
    .map((entry) => ({ ...entry, files: entry.files.filter((file) => !isPhoto(file)) }))
    .filter(({ answer, files }) => answer !== undefined || files.length > 0),
  shown: entries.map((entry) => ({ ...entry, files: entry.files.filter(isPhoto) })).filter(({ files }) => files.length > 0),
})

/** Those that every browser shows. Others are downloaded. */
const PICTURE = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/

/** The kind of a file goes by its content: addresses have no ending, and names are what somebody typed. */
export const isPicture = ({ contentType }: RecordedAttachment): boolean => contentType !== undefined && PICTURE.test(contentType)
