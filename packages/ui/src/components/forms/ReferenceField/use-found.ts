import { foldText } from '@tracemark/api/rules'
import { useEffect, useState } from 'react'
import type { SelectOption } from '../SelectField/SelectField.tsx'

const PAUSE_MS = 250

/** Options whose words fit what is typed. Rejects where they can't be asked for. */
export type FindOptions = (text: string, signal: AbortSignal) => Promise<readonly SelectOption[]>

/** What begins with what is typed comes before what has it further on. */
const beginningFirst = (options: readonly SelectOption[], text: string): readonly SelectOption[] => {
  const isLater = ({ label }: SelectOption) => Number(!foldText(label).startsWith(foldText(text.trim())))
  return options.toSorted((one, other) => isLater(one) - isLater(other))
}

/** What was found for what is typed. `ask` with an empty text finds the first ones. */
export const useFound = (find: FindOptions) => {
  const [asked, ask] = useState<string>()
  const [found, setFound] = useState<{ for: string; options: readonly SelectOption[]; failed: boolean }>()
  useEffect(() => {
    if (asked === undefined) return
    const over = new AbortController()
    const timer = setTimeout(
      () =>
        find(asked, over.signal).then(
          (options) => setFound({ for: asked, options: beginningFirst(options, asked), failed: false }),
          () => over.signal.aborted || setFound({ for: asked, options: [], failed: true }),
        ),
      asked === '' ? 0 : PAUSE_MS,
    )
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [asked, find])
  return { options: found?.options ?? [], failed: found?.failed ?? false, loading: asked !== undefined && found?.for !== asked, ask }
}
