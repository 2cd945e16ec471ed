import { useEffect, useRef, useState } from 'react'
import type { ListAction, RowFailure, RunningAction } from './types.ts'

interface Asked {
  action: RunningAction
  ids: readonly string[]
  /** What was chosen where the action asks for something. */
  selected: readonly string[]
}

export interface Running extends Asked {
  done: number
}

export interface Outcome extends Asked {
  /** Those that it was done for, or failed for: all, where it was not stopped. */
  reached: readonly string[]
  failures: readonly RowFailure[]
}

/** Long enough to be read out. */
const SAID_MS = 2500

/** Asks, runs and reports the actions of a list, one at a time. `onDone` hears of the rows for which it worked. */
export const useListActions = (onDone: (ids: readonly string[]) => void) => {
  const [asked, setAsked] = useState<Asked>()
  const [running, setRunning] = useState<Running>()
  const [outcome, setOutcome] = useState<Outcome>()
  const stop = useRef<AbortController>(undefined)
  const isDone = outcome !== undefined && outcome.failures.length === 0 && outcome.reached.length === outcome.ids.length
  // It is said once: what is undone meanwhile must not be told as done.
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  const run = async (wanted: Asked) => {
    const { action, ids, selected } = wanted
    setAsked(undefined)
    setOutcome(undefined)
    setRunning({ ...wanted, done: 0 })
    const stopping = new AbortController()
    stop.current = stopping
    const { signal } = stopping
    let reachedCount = 0
    const onProgress = (done: number) => {
      reachedCount = done
      setRunning({ ...wanted, done })
    }
    const failures = await action.run(ids, onProgress, selected, signal)
    const reached = signal.aborted ? ids.slice(0, reachedCount) : ids
    setRunning(undefined)
    setOutcome({ ...wanted, failures, reached })
    const failed = new Set(failures.map(({ id }) => id))
    onDone(reached.filter((id) => !failed.has(id)))
  }

  const start = (action: ListAction, ids: readonly string[]) => {
    if (!action.run) action.onSelect(ids)
    else if (!running) {
      const wanted: Asked = { action, ids: action.changes ? ids.filter(action.changes) : ids, selected: [] }
      if (action.tone === 'danger' || action.confirm || action.ask) setAsked(wanted)
      else void run(wanted)
    }
  }

  return {
    asked,
    running,
    outcome,
    start,
    confirm: (selected: readonly string[] = []) => asked && void run({ ...asked, selected: selected }),
    cancel: () => setAsked(undefined),
    /** What has begun is finished; the others stay as they are. */
    stop: () => stop.current?.abort(),
    retry: () => outcome && void run({ ...outcome, ids: outcome.failures.map(({ id }) => id) }),
    dismiss: () => setOutcome(undefined),
  }
}
