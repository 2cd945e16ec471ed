import type { Failure } from '../../errors/error-code.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useTranslate } from '../../i18n/context.ts'

/** The answers could not be sent, and stand as they were. */
export const SendFailure = ({ failure }: { failure: Failure }) => {
  const t = useTranslate()
  const { what, action } = useFailureText(failure)
  return (
    <Notice kind="warning" title={what} urgent>
      <p>
        {action} {t('task-run:answers_kept')}
      </p>
    </Notice>
  )
}
