import { useRef, useState } from 'react'
import type { FormText } from './FieldFrame.tsx'
import type { Settle } from './settle.ts'

/**
 * What a field finds wrong in itself. It speaks when the field is left, so that nobody is corrected in the middle of a word, and
 * is silent as soon as the value is right. `check` answers the text to show. What can't be changed is not checked, nor
 * what was neither changed nor left.
 */
export const useSelfCheck = <Value>(
  check: (value: Value) => string | undefined,
  { readOnly = false, disabled = false }: Pick<FormText, 'readOnly' | 'disabled'>,
) => {
  const [problem, setProblem] = useState<string>()
  const held = useRef<{ value: Value }>(undefined)
  const tell = (value: Value) => {
    held.current = { value }
    const found = readOnly || disabled ? undefined : check(value)
    setProblem(found)
    return found
  }
  const settle: Settle = () => held.current === undefined || tell(held.current.value) === undefined
  return {
    problem,
    changed: (value: Value) => {
      held.current = { value }
      if (problem !== undefined) tell(value)
    },
    left: (value: Value) => void tell(value),
    /** For the frame: the form is saved. */
    settle,
  }
}
