import { useTexts, useTranslate } from '../i18n/context.ts'
import type { Failure } from './error-code.ts'
import { type FailureText, failureText } from './failure-text.ts'

/**
 * What happened, why, and what to do. Pages begin without these texts: it is empty while they come, and if they can not be
 * fetched it says that much.
 */
export const useFailureText = (failure: Failure): FailureText => {
  const t = useTranslate()
  const texts = useTexts('failures')
  if (texts === 'there') return failureText(t, failure)
  if (texts === 'coming') return { what: '', why: '', action: '' }
  return { what: t('errors:away.what'), why: t('errors:away.why'), action: t('errors:away.action') }
}
