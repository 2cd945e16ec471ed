import type { Translate } from '../i18n/keys.ts'
import type { Failure } from './error-code.ts'

export interface FailureText {
  what: string
  why: string
  action: string
}

/** What happened, why, and what to do. */
export const failureText = (t: Translate, { code, cause = 'unexpected' }: Failure): FailureText => ({
  what: t(`failures:${code}.what`, { message: t(`failures:${cause}.what`) }),
  why: t(`failures:${code}.why`),
  action: t(`failures:${code}.action`),
})
