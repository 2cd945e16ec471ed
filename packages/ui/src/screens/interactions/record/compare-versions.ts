import type { InteractionRevision } from '@tracemark/api/schemas'
import { type Entry, toEntries } from './entries.ts'

/** A question whose answer or files are others than before. Absent where it was not answered. */
export interface AnswerDifference {
  id: string
  label: string | undefined
  before: Entry | undefined
  after: Entry | undefined
}

const listEntries = ({ answers = [], attachments = [] }: InteractionRevision['before']): Entry[] => toEntries({ answers, attachments })

/** What of an entry a person gave: not how it was asked. */
const getGiven = (entry: Entry | undefined): string => JSON.stringify([entry?.answer?.value, entry?.files.map(({ file }) => file) ?? []])

/** The questions that two versions of a record answer differently, in the order of the newer one, then of the older one. */
export const compareVersions = ({ before, after }: Pick<InteractionRevision, 'before' | 'after'>): AnswerDifference[] => {
  const [old, next] = [listEntries(before), listEntries(after)]
  const find = (entries: readonly Entry[], id: string) => entries.find((entry) => entry.id === id)
  return [...new Set([...next, ...old].map(({ id }) => id))]
    .map((id) => ({ id, before: find(old, id), after: find(next, id) }))
    .filter((pair) => getGiven(pair.before) !== getGiven(pair.after))
    .map((pair) => ({ ...pair, label: (pair.after ?? pair.before)?.label }))
}
