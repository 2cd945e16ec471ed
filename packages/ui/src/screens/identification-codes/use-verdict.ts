import { checkIdentificationCode, codeSpellings, plainCode } from '@tracemark/api/rules'
import type { IdentificationCode } from '@tracemark/api/schemas'
import { useEffect, useState } from 'react'
import type { Verdict } from './verdict-text.ts'

type Code = Pick<IdentificationCode, 'type' | 'value'>
export type ValidateCode = (code: Code, signal: AbortSignal) => Promise<Verdict>

/** So long after the last key the server is asked. */
const PAUSE_MS = 300

/**
 * What is wrong with a code while it is entered: at once by the rules, then by the server, which knows the codes that are taken. `saved`:
 * the code's own, which is not taken by another.
 */
export const useVerdict = (validate: ValidateCode, { type, value }: Code, saved: Code | undefined): Verdict | undefined => {
  const code = plainCode(type, value)
  const [answer, setAnswer] = useState<{ of: string; verdict: Verdict }>()
  const of = `${type} ${code}`
  const isSaved = saved?.type === type && codeSpellings(type, saved.value).includes(code)
  const own = checkIdentificationCode(type, code)
  const isAsked = own.valid && !isSaved
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      validate({ type, value: code }, asking.signal).then(
        (verdict) => setAnswer({ of, verdict }),
        // Saving asks again, and says what is wrong then.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isAsked, validate, type, code, of])
  if (!isAsked) return own
  return answer?.of === of ? answer.verdict : undefined
}
