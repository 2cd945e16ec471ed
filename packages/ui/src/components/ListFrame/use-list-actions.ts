import { useState } from 'react'
import type { ListAction, RowFailure, RunningAction } from './types.ts'

interface Asked {
  action: RunningAction
  ids: readonly string[]
  choice?: string | undefined
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

  const run = async ({ action, ids, choice }: Asked) => {
    setAsked(undefined)
    setOutcome(undefined)
    setRunning({ action, ids, done: 0 })
    const failures = await action.run(ids, (done) => setRunning({ action, ids, done }), choice)
    setRunning(undefined)
    setOutcome({ action, ids, choice, failures })
    const failed = new Set(failures.map(({ id }) => id))
    onDone(ids.filter((id) => !failed.has(id)))
  }

  const start = (action: ListAction, ids: readonly string[]) => {
    if (!action.run) action.onSelect(ids)
    else if (!running) {
      if (action.tone === 'danger' || action.confirm || action.choice) setAsked({ action, ids })
      else void run({ action, ids })
    }
  }

  return {
    asked,
    running,
    outcome,
    start,
    choose: (choice: string) => asked && setAsked({ ...asked, choice }),
    confirm: () => asked && void run(asked),
    cancel: () => setAsked(undefined),
    retry: () => outcome && void run({ ...outcome, ids: outcome.failures.map(({ id }) => id) }),
    dismiss: () => setOutcome(undefined),
  }
}
