import type { Failure } from '../../errors/error-code.ts'
import { isOffline } from '../../errors/failure-text.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { withClass } from '../with-class.ts'
import './FailureBar.css'

const Bar = withClass('div', 'tm-failure-bar')

interface FailureBarProps {
  failure: Failure
  onRetry?: (() => void) | undefined
}

/** The newest request failed while the rows of the last one are still there to read. */
export const FailureBar = ({ failure, onRetry }: FailureBarProps) => {
  const t = useTranslate()
  const { what, why, action } = useFailureText(failure)
  return (
    <Bar role="alert">
      <Icon name={isOffline(failure) ? 'offline' : 'alert'} size={20} />
      <p>
        <b>{what}</b> {why} {action} {t('lists:rows_kept')}
      </p>
      {onRetry && (
        <Button size="small" startIcon={<Icon name="retry" />} onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
      )}
    </Bar>
  )
}
