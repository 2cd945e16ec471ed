import { useToast } from '@tracemark/ui/components/toasts'
import { type Failure, failureText } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { toFailure } from './failure.ts'

/** Says in a toast why what was pressed could not be done: for calls that have no field or panel of their own. */
export const useTellFailure = (): ((trouble: Error | Failure) => void) => {
  const t = useTranslate()
  const toast = useToast()
  return (trouble) => {
    const { what, why, action } = failureText(t, trouble instanceof Error ? toFailure(trouble) : trouble)
    toast({ kind: 'error', text: [`${what}.`, why, action].join(' ') })
  }
}
