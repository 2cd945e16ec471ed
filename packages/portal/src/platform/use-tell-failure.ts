import { useToast } from '@tracemark/ui/components/toasts'
import { type FailedAction, type Failure, failureMessage, failureText } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { toFailure } from './failure.ts'

/** Says in a toast why what was pressed could not be done: for calls that have no field or panel of their own. `failed`: says first what. */
export const useTellFailure = (failed?: Omit<FailedAction, 'failure'>): ((trouble: Error | Failure) => void) => {
  const t = useTranslate()
  const toast = useToast()
  return (trouble) => {
    const failure = trouble instanceof Error ? toFailure(trouble) : trouble
    const { what, why, action } = failureText(t, failure)
    toast({ kind: 'error', text: [failed ? failureMessage(t, { ...failed, failure }) : `${what}.`, why, action].join(' ') })
  }
}
