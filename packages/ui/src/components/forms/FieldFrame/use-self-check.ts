import { useState } from 'react'

/**
 * What a field finds wrong in itself. It speaks when the field is left, so that nobody is corrected in the middle of a word, and
 * is silent as soon as the value is right. `check` answers the text to show.
 */
export const useSelfCheck = <Value>(check: (value: Value) => string | undefined) => {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    changed: (value: Value) => problem !== undefined && setProblem(check(value)),
    left: (value: Value) => setProblem(check(value)),
  }
}
