import { useState } from 'react'

/** Saving, and whether it succeeded once: then a form that stays open has nothing to cancel. */
export const useMadeOnce = <Args extends unknown[], Refused>(save: (...args: Args) => Promise<Refused | undefined>) => {
  const [isDone, setDone] = useState(false)
  const onSave = async (...args: Args) => {
    const refused = await save(...args)
    if (!refused) setDone(true)
    return refused
  }
  return { isDone, onSave }
}
