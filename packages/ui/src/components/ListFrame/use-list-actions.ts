import { useState } from 'react'
import type { ListAction, RowFailure, RunningAction } from './types.ts'

interface Asked {
  action: RunningAction
  ids: readonly string[]
  /** What was chosen where the action asks for something. */
  chosen: readonly string[]
}

export interface Running extends Asked {
  done: number
}

export interface Outcome extends Asked {
  failures: readonly RowFailure[]
}

/** Asks, runs and reports the actions of a list, one at a time. `onDone` hears of the rows for which it worked. */
export const useListActions = (onDone: (ids: readonly string[]) => void) => {
  const [asked, setAsked] = useState<Asked>()
  const [running, setRunning] = useState<Running>()
  const [outcome, setOutcome] = useState<Outcome>()

  const run = async (wanted: Asked) => {
    const { action, ids, chosen } = wanted
    setAsked(undefined)
    setOutcome(undefined)
    setRunning({ ...wanted, done: 0 })
    const failures = await action.run(ids, (done) => setRunning({ ...wanted, done }), chosen)
    setRunning(undefined)
    setOutcome({ ...wanted, failures })
    const failed = new Set(failures.map(({ id }) => id))
    onDone(ids.filter((id) => !failed.has(id)))
  }

  const start = (action: ListAction, ids: readonly string[]) => {
    if (!action.run) action.onSelect(ids)
    else if (!running) {
      const wanted: Asked = { action, ids, chosen: [] }
      if (action.tone === 'danger' || action.confirm || action.ask) setAsked(wanted)
      else void run(wanted)
    }
  }

  return {
    asked,
    running,
    outcome,
    start,
    confirm: (chosen: readonly string[] = []) => asked && void run({ ...asked, chosen }),
    cancel: () => setAsked(undefined),
    retry: () => outcome && void run({ ...outcome, ids: outcome.failures.map(({ id }) => id) }),
    dismiss: () => setOutcome(undefined),
  }
}
