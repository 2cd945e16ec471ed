import type { Failure } from '../../errors/error-code.ts'
import { isOffline } from '../../errors/failure-text.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { Panel, Seal } from '../EmptyPanel/EmptyPanel.tsx'
import { part } from '../part.ts'

const Retry = part(Button, 'tm-error-panel-retry')
const AlertSeal = part(Seal, 'tm-error-panel-alert-seal')

export interface ErrorPanelProps {
  failure: Failure
  /** Offers 'Try again'. */
  onRetry?: (() => void) | undefined
  heading?: 'h1' | 'h2'
}

/** A failure in the place of what was asked for: what happened, why, what to do. */
export const ErrorPanel = ({ failure, onRetry, heading: Heading = 'h2' }: ErrorPanelProps) => {
  const t = useTranslate()
  const { requestId } = failure
  const { what, why, action } = useFailureText(failure)
  return (
    <Panel role="alert">
      <AlertSeal>
        <Icon name={isOffline(failure) ? 'offline' : 'alert'} size={26} />
      </AlertSeal>
      <Heading>{what}</Heading>
      <p>{why}</p>
      <p>{action}</p>
      {onRetry && (
        <Retry onClick={onRetry} startIcon={<Icon name="retry" />}>
          {t('errors:try_again')}
        </Retry>
      )}
      {requestId !== undefined && <small>{t('errors:request_id', { id: requestId })}</small>}
    </Panel>
  )
}
