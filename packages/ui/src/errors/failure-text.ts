import type { Translate } from '../i18n/keys.ts'
import type { Failure, ShownErrorCode } from './error-code.ts'

export interface FailureText {
  what: string
  why: string
  action: string
}

/** Where the device has a network, it is the server that does not answer, and no better signal helps. */
const toldCode = (code: ShownErrorCode): ShownErrorCode =>
  code === 'network_unreachable' && globalThis.navigator?.onLine ? 'server_silent' : code

/** Whether the device has no network. */
export const isOffline = ({ code, cause = code }: Failure): boolean => toldCode(cause) === 'network_unreachable'

/** The texts of a code. Where it follows from another, that one says why, and what to do. */
export const codeText = (t: Translate, code: ShownErrorCode, cause?: ShownErrorCode): FailureText => {
  const reason = cause ?? code
  return {
    what: t(`failures:${code}.what`, { message: t(`failures:${cause ?? 'unexpected'}.what`) }),
    why: t(`failures:${reason}.why`),
    action: t(`failures:${reason}.action`),
  }
}

/** What happened, why, and what to do. */
export const failureText = (t: Translate, { code, cause }: Failure): FailureText => codeText(t, toldCode(code), cause && toldCode(cause))
