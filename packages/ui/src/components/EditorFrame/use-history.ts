import { useState } from 'react'

/** As many steps as are kept: a value of a thousand parts shares what no step has changed. */
const STEPS_MAX = 200

interface Steps<Value> {
  past: readonly Value[]
  value: Value
  future: readonly Value[]
  /** What the last step changed; the next one of the same name goes into it. */
  merge: string | undefined
  /** Counts what fields can't follow by themselves: undo, redo, and beginning anew. */
  round: number
}

export interface History<Value> {
  value: Value
  round: number
  /** `merge`: steps of one name that follow each other, such as letters of one field, are undone at once. */
  change: (next: Value, merge?: string) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** Forgets all steps. */
  begin: (value: Value) => void
}

const step = <Value>({ past, value, merge: last, round }: Steps<Value>, next: Value, merge: string | undefined): Steps<Value> => ({
  past: merge !== undefined && merge === last ? past : [...past.slice(-STEPS_MAX), value],
  value: next,
  future: [],
  merge,
  round,
})

const back = <Value>(steps: Steps<Value>): Steps<Value> => {
  const { past, value, future, round } = steps
  const [before] = past.slice(-1)
  return before === undefined
    ? steps
    : { past: past.slice(0, -1), value: before, future: [value, ...future], merge: undefined, round: round + 1 }
}

const forth = <Value>(steps: Steps<Value>): Steps<Value> => {
  const { past, value, future, round } = steps
  const [next, ...rest] = future
  return next === undefined ? steps : { past: [...past, value], value: next, future: rest, merge: undefined, round: round + 1 }
}

/** A value as it is edited, with its way back and forth. `onChange` hears of each value that a step leads to. */
export const useHistory = <Value extends object>(first: Value, onChange: (value: Value) => void): History<Value> => {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], value: first, future: [], merge: undefined, round: 0 })
  const go = (next: Steps<Value>) => {
    setSteps(next)
    onChange(next.value)
  }
  return {
    value: steps.value,
    round: steps.round,
    change: (next, merge) => go(step(steps, next, merge)),
    undo: steps.past.length > 0 ? () => go(back(steps)) : undefined,
    redo: steps.future.length > 0 ? () => go(forth(steps)) : undefined,
    begin: (value) => setSteps({ past: [], value, future: [], merge: undefined, round: steps.round + 1 }),
  }
}
