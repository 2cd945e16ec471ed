import { useRef, useState } from 'react'
import { type Attachment, type AttachmentProblem, type Entry, isTooLarge, type Prepare } from './attachment.ts'

interface Options {
  defaultValue: readonly Attachment[]
  limit: number
  /** Without it, files are kept as they are. */
  prepare?: Prepare | undefined
  onChange: (value: readonly Attachment[]) => void
  /** Hears of work whose end `onChange` waits for. */
  onWork?: ((work: Promise<unknown>) => void) | undefined
}

interface State {
  entries: readonly Entry[]
  /** The last one that was removed, and where it stood, until something else happens. */
  removed?: { entry: Entry; index: number }
  problem?: AttachmentProblem
}

let lastId = 0
const toEntry = (attachment: Attachment, pending = false): Entry => {
  lastId += 1
  return { ...attachment, id: lastId, pending }
}

/** The files of one field: taken, prepared, removed and brought back. What is pending isn't told yet. */
export const useAttachments = ({ defaultValue, limit, prepare, onChange, onWork }: Options) => {
  const [state, setState] = useState<State>(() => ({ entries: defaultValue.map((attachment) => toEntry(attachment)) }))
  // Several photos become ready in their own time: each has to see what the others did.
  const latest = useRef(state)
  const tell = useRef(onChange)
  tell.current = onChange

  const show = (next: State) => {
    latest.current = next
    setState(next)
  }
  const change = (next: State) => {
    show(next)
    tell.current(next.entries.filter((entry) => !entry.pending).map(({ name, blob, camera }) => ({ name, blob, camera })))
  }

  const settle = (id: number, ready: { name: string; blob: Blob } | undefined) => {
    const { entries, problem } = latest.current
    const entry = entries.find((candidate) => candidate.id === id)
    if (!entry) return
    const others = entries.filter((candidate) => candidate.id !== id)
    if (!ready) show({ entries: others, problem: { kind: 'unreadable', name: entry.name } })
    else if (isTooLarge(ready.blob)) show({ entries: others, problem: { kind: 'too_large', name: entry.name, size: ready.blob.size } })
    else
      change({
        entries: entries.map((candidate) => (candidate.id === id ? { ...candidate, ...ready, pending: false } : candidate)),
        ...(problem && { problem }),
      })
  }

  const add = (files: readonly File[], isFromCamera: (file: File) => boolean) => {
    const { entries } = latest.current
    const tooLarge = prepare ? undefined : files.find(isTooLarge)
    const fitting = prepare ? files : files.filter((file) => !isTooLarge(file))
    const taken = fitting.slice(0, Math.max(0, limit - entries.length))
    const added = taken.map((file) => ({ file, entry: toEntry({ name: file.name, blob: file, camera: isFromCamera(file) }, !!prepare) }))
    const problem: AttachmentProblem | undefined = tooLarge
      ? { kind: 'too_large', name: tooLarge.name, size: tooLarge.size }
      : taken.length < fitting.length
        ? { kind: 'too_many', limit }
        : undefined
    const next = { entries: [...entries, ...added.map(({ entry }) => entry)], ...(problem && { problem }) }
    if (!prepare && added.length > 0) change(next)
    else show(next)
    if (!prepare) return
    for (const { file, entry } of added) {
      const work = prepare(file).then(
        (ready) => settle(entry.id, ready),
        () => settle(entry.id, undefined),
      )
      onWork?.(work)
    }
  }

  const remove = (entry: Entry) => {
    const { entries } = latest.current
    change({ entries: entries.filter(({ id }) => id !== entry.id), removed: { entry, index: entries.indexOf(entry) } })
  }

  const restore = () => {
    const { entries, removed } = latest.current
    if (removed) change({ entries: entries.toSpliced(removed.index, 0, removed.entry) })
  }

  return { ...state, add, remove, restore }
}
