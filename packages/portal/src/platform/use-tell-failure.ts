import { useToast } from '@tracemark/ui/components/toasts'
import { failureText } from '@tracemark/ui/errors'
import { useTranslate } from '@tracemark/ui/i18n'
import { toFailure } from './failure.ts'

/** Says in a toast why what was pressed could not be done: for calls that have no field or panel of their own. */
export const useTellFailure = (): ((error: Error) => void) => {
  const t = useTranslate()
  const toast = useToast()
  return (error) => {
    const { what, why, action } = failureText(t, toFailure(error))
    toast({ kind: 'error', text: [`${what}.`, why, action].join(' ') })
  }
}
