import type { Translate } from '../i18n/keys.ts'
import type { Failure, ShownErrorCode } from './error-code.ts'

export interface FailureText {
  what: string
  why: string
  action: string
}

/** As it is told: where the device has a network, it is the server that does not answer, and no better signal helps. */
export const toldCode = ({ code }: Failure): ShownErrorCode => (code === 'network_unreachable' && navigator.onLine ? 'server_silent' : code)

/** The texts of a code as it stands. */
export const codeText = (t: Translate, code: ShownErrorCode, cause: ShownErrorCode = 'unexpected'): FailureText => ({
  what: t(`failures:${code}.what`, { message: t(`failures:${cause}.what`) }),
  why: t(`failures:${code}.why`),
  action: t(`failures:${code}.action`),
})

/** What happened, why, and what to do. */
export const failureText = (t: Translate, failure: Failure): FailureText => codeText(t, toldCode(failure), failure.cause)
