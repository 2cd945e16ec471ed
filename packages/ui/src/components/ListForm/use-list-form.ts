import type { FieldProblem } from '@tracemark/api/schemas'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useFormat } from '../../i18n/context.ts'
import type { FormBinding, Refusal } from '../FormFrame/types.ts'
import { useEntityForm } from '../FormFrame/use-entity-form.ts'

/** An entry of a list while it is edited. `key` stays its own wherever it stands. */
export interface Line<Entry> {
  key: string
  entry: Entry
}

/** A line that is open, and why it was refused. */
export interface OpenLine<Entry> extends Line<Entry> {
  isNew: boolean
  refused?: Refusal<never> | undefined
}

const toLines = <Entry>(entries: readonly Entry[]): Line<Entry>[] => entries.map((entry, index) => ({ key: String(index), entry }))
const toEntries = <Entry>(lines: readonly Line<Entry>[]): Entry[] => lines.map(({ entry }) => entry)

/** What the form holds of an entry is a copy. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A line that was refused, and its fields by their names in it. */
interface RefusedLine<Entry> extends Line<Entry> {
  fields: readonly FieldProblem[]
}

const refusedLines = <Entry>(lines: readonly Line<Entry>[], fields: readonly FieldProblem[] = []): RefusedLine<Entry>[] =>
  lines.flatMap((line, index) => {
    const own = fields.flatMap((field) => (field.path[1] === index ? { ...field, path: field.path.slice(2) } : []))
    return own.length > 0 ? { ...line, fields: own } : []
  })

interface ListFormOptions<Entry> {
  label: string
  getName: (entry: Entry) => string
}

/** The form of a tab that is a list: its lines, the one that is open, and what is refused of which. It is saved as a whole. */
export const useListForm = <Entry>({ values, onSave, ...props }: FormBinding<Entry[]>, { label, getName }: ListFormOptions<Entry>) => {
  const format = useFormat()
  const [schema] = useState(() => z.object({ lines: z.array(z.custom<Line<Entry>>()) }))
  const begun = useMemo(() => values && { lines: toLines(values) }, [values])
  const [open, setOpen] = useState<OpenLine<Entry>>()
  const [refused, setRefused] = useState<readonly RefusedLine<Entry>[]>()
  const form = useEntityForm(schema, {
    ...props,
    values: begun,
    onSave: async ({ lines }, before) => {
      setRefused(undefined)
      const refusal = await onSave(toEntries(lines), toEntries(before.lines))
      if (!refusal) return undefined
      const { fields, theirs, ...failure } = refusal
      const wrong = refusedLines(lines, fields)
      const [first] = wrong
      if (first) setRefused(wrong)
      if (first) setOpen({ key: first.key, entry: first.entry, isNew: false, refused: { ...failure, fields: first.fields } })
      return { ...failure, theirs: theirs && { ...theirs, values: { lines: toLines(theirs.values) } } }
    },
  })
  const { onChange } = form.value('lines', label, (lines) => format.list(toEntries(lines).map(getName)))
  const lines: readonly Line<Entry>[] = form.watch('lines') ?? []
  // Two uploads may end before the next render: what the first has added must not be lost by the second.
  const latest = useRef(lines)
  latest.current = lines
  const change = (next: readonly Line<Entry>[]) => {
    latest.current = next
    onChange([...next])
  }
  const close = () => {
    setOpen(undefined)
    props.onDirty?.(form.frame.isDirty)
  }
  return {
    form,
    label,
    getName,
    lines,
    change,
    /** Adds entries behind the others, or at the place that `placeIn` gives among them. */
    add: (entries: readonly Entry[], placeIn = ({ length }: readonly Entry[]) => length) => {
      const added = entries.map((entry) => ({ key: crypto.randomUUID(), entry }))
      change(latest.current.toSpliced(placeIn(toEntries(latest.current)), 0, ...added))
    },
    remove: (key: string) => change(lines.filter((line) => line.key !== key)),
    /** The lines that were refused and have not been changed since; undefined where no line was. */
    refused: refused?.filter(({ key, entry }) => lines.some((line) => line.key === key && isSame(line.entry, entry))),
    open,
    /** Opens a line, or an entry that is not there yet. */
    edit: (line: Line<Entry>) => setOpen({ ...line, isNew: false }),
    create: (entry: Entry) => setOpen({ key: crypto.randomUUID(), entry, isNew: true }),
    done: (entry: Entry) => {
      if (!open) return
      const line = { key: open.key, entry }
      change(open.isNew ? [...lines, line] : lines.map((other) => (other.key === open.key ? line : other)))
      setOpen(undefined)
    },
    close,
    /** While something is entered in the line that is open, it is entered in the form. */
    onDirty: (dirty: boolean) => props.onDirty?.(dirty || form.frame.isDirty),
    readOnly: props.readOnly ?? false,
    upload: props.upload,
  }
}

export type ListForm<Entry> = ReturnType<typeof useListForm<Entry>>
