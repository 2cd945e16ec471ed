import { hasWords } from '@tracemark/api/rules'
import type { Task, Widget } from '@tracemark/api/schemas'

export type Rule = Task['rules'][number]
export type Parameters = Widget['parameters']
export type QuestionKind = Parameters['input']

/** The heading of the questions that follow it. */
export interface SectionRow {
  kind: 'section'
  key: string
  title: string
}

export interface QuestionRow {
  kind: 'question'
  key: string
  /** Without the title of its section, which has a row of its own. */
  widget: Omit<Widget, 'step'>
}

export type Row = SectionRow | QuestionRow

/** A form as it is designed: its sections and questions in their order, and what its answers decide. */
export interface Draft {
  rows: readonly Row[]
  rules: readonly Rule[]
}

export const isQuestion = (row: Row | undefined): row is QuestionRow => row?.kind === 'question'

export const toDraft = (widgets: readonly Widget[], rules: readonly Rule[]): Draft => ({
  rows: widgets.flatMap(({ step, ...widget }, place): Row[] => [
    ...(step === undefined ? [] : [{ kind: 'section' as const, key: `section ${place}`, title: step }]),
    { kind: 'question', key: `question ${place}`, widget },
  ]),
  rules,
})

const titled = new WeakMap<QuestionRow['widget'], Widget>()

/** The same object each time, so that what is drawn from it is drawn once. */
const withTitle = (widget: QuestionRow['widget'], step: string): Widget => {
  const before = titled.get(widget)
  if (before?.step === step) return before
  const next = { ...widget, step }
  titled.set(widget, next)
  return next
}

/** The questions as they are kept. A section without questions has no place among them. */
export const toWidgets = (rows: readonly Row[]): Widget[] =>
  rows.flatMap((row, place) => {
    if (!isQuestion(row)) return []
    const heading = rows[place - 1]
    return heading?.kind === 'section' ? withTitle(row.widget, heading.title) : row.widget
  })

/** The row with this key, and the rows that belong to it: of a section its questions. */
export const findBlock = (rows: readonly Row[], key: string): { start: number; end: number } => {
  const start = rows.findIndex((row) => row.key === key)
  if (start === -1 || isQuestion(rows[start])) return { start, end: start + 1 }
  const next = rows.findIndex((row, place) => place > start && row.kind === 'section')
  return { start, end: next === -1 ? rows.length : next }
}

/** Puts a row with what belongs to it before the one that stands at `to`. */
const putBefore = (rows: readonly Row[], { start, end }: { start: number; end: number }, to: number): readonly Row[] => {
  const block = rows.slice(start, end)
  const rest = [...rows.slice(0, start), ...rows.slice(end)]
  const at = to > start ? to - block.length : to
  return [...rest.slice(0, at), ...block, ...rest.slice(at)]
}

/** A step up or down: a question past its neighbour, a section with its questions past the next section. Undefined at the end of the way. */
export const moveBy = (rows: readonly Row[], key: string, by: 1 | -1): readonly Row[] | undefined => {
  const block = findBlock(rows, key)
  const row = rows[block.start]
  if (!row) return undefined
  if (row.kind === 'question') {
    const target = block.start + by
    if (target < 0 || target >= rows.length) return undefined
    return putBefore(rows, block, by === 1 ? target + 1 : target)
  }
  const sections = rows.flatMap((one, place) => (one.kind === 'section' ? [place] : []))
  const at = sections.indexOf(block.start)
  if (by === 1) {
    const next = rows[block.end]
    return next && putBefore(rows, block, findBlock(rows, next.key).end)
  }
  const before = sections[at - 1]
  // Questions before the first section have no heading, and are passed as one.
  return before === undefined ? (block.start > 0 ? putBefore(rows, block, 0) : undefined) : putBefore(rows, block, before)
}

/** Behind the row with the key `after`, or first where that is undefined. */
export const moveBehind = (rows: readonly Row[], key: string, after: string | undefined): readonly Row[] => {
  const block = findBlock(rows, key)
  const target = after === undefined ? 0 : rows.findIndex((row) => row.key === after) + 1
  if (target > block.start && target < block.end) return rows
  return putBefore(rows, block, target)
}

export const replaceRow = (rows: readonly Row[], next: Row): readonly Row[] => rows.map((row) => (row.key === next.key ? next : row))

/** Behind the chosen row with all that belongs to it, or at the end. */
export const insertBehind = (rows: readonly Row[], key: string | undefined, added: Row): readonly Row[] => {
  const at = key === undefined ? rows.length : rows.findIndex((row) => row.key === key) + 1
  return at === 0 ? [...rows, added] : rows.toSpliced(at, 0, added)
}

export const listQuestions = (rows: readonly Row[]): QuestionRow[] => rows.filter(isQuestion)

/** A name that no other question has: by its kind, and the first number that is free. */
export const freeId = (rows: readonly Row[], stem: string): string => {
  const taken = new Set(listQuestions(rows).map(({ widget }) => widget.id))
  let number = 1
  while (taken.has(`${stem}_${number}`)) number += 1
  return `${stem}_${number}`
}

/** In the order in which they are offered. */
export const questionKinds = [
  'text',
  'number',
  'choice',
  'yesno',
  'date',
  'photo',
  'file',
  'signature',
  'location',
  'code',
  'evernymInvitation',
] as const satisfies readonly QuestionKind[]

type Base = Pick<Parameters, 'label' | 'hint' | 'required'>

/** What is asked of every kind stays when a question becomes one of another kind. */
export const ofKind = (kind: QuestionKind, { label, hint, required }: Base): Parameters => {
  const base = { label, required, ...(hint !== undefined && { hint }) }
  switch (kind) {
    case 'choice':
      return { ...base, input: kind, options: [] }
    case 'evernymInvitation':
      return { ...base, input: kind, evernymIssuerId: '' }
    default:
      return { ...base, input: kind }
  }
}

let made = 0
/** Rows that are added are told apart from those that were read. */
const newKey = (kind: Row['kind']): string => {
  made += 1
  return `new ${kind} ${made}`
}

export const newQuestion = (rows: readonly Row[], kind: QuestionKind): QuestionRow => ({
  kind: 'question',
  key: newKey('question'),
  widget: {
    id: freeId(rows, kind === 'evernymInvitation' ? 'credential' : kind),
    parameters: ofKind(kind, { label: '', required: false }),
  },
})

export const newSection = (): SectionRow => ({ kind: 'section', key: newKey('section'), title: '' })

export const copyQuestion = (rows: readonly Row[], { widget }: QuestionRow): QuestionRow => ({
  kind: 'question',
  key: newKey('question'),
  widget: { ...widget, id: freeId(rows, widget.id.replace(/_\d+$/, '').slice(0, 56)) },
})

/** Without the row; a section leaves its questions to the one before it. What rules ask of a question goes with it. */
export const removeRow = ({ rows, rules }: Draft, key: string): Draft => {
  const row = rows.find((one) => one.key === key)
  return {
    rows: rows.filter((one) => one !== row),
    rules: isQuestion(row) ? rules.filter(({ widgetId }) => widgetId !== row.widget.id) : rules,
  }
}

/** The question by its new name, in rules too. */
export const renameQuestion = ({ rows, rules }: Draft, row: QuestionRow, id: string): Draft => ({
  rows: replaceRow(rows, { ...row, widget: { ...row.widget, id } }),
  rules: rules.map((rule) => (rule.widgetId === row.widget.id ? { ...rule, widgetId: id } : rule)),
})

/** The rows that say this. */
export const findRows = (rows: readonly Row[], search: string): readonly Row[] =>
  rows.filter((row) =>
    hasWords(search, isQuestion(row) ? `${row.widget.parameters.label} ${row.widget.parameters.hint ?? ''} ${row.widget.id}` : row.title),
  )
