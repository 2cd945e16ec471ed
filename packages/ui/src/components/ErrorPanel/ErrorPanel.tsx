import { type Failure, isMissing } from '../../errors/error-code.ts'
import { isOffline } from '../../errors/failure-text.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { Panel, Seal } from '../EmptyPanel/EmptyPanel.tsx'
import { takeClick } from '../plain-click.ts'
import { withClass } from '../with-class.ts'
import './ErrorPanel.css'

const Retry = withClass(Button, 'tm-error-panel-retry')
const AlertSeal = withClass(Seal, 'tm-error-panel-alert-seal')

export interface ErrorPanelProps {
  failure: Failure
  /** Offers 'Try again'. */
  onRetry?: (() => void) | undefined
  /** The list that it would be in: offered instead of a second try where it is not there. */
  back?: { label: string; href?: string | undefined; onBack: () => void } | undefined
  heading?: 'h1' | 'h2'
}

/** A failure in the place of what was asked for: what happened, why, what to do. */
export const ErrorPanel = ({ failure, onRetry, back, heading: Heading = 'h2' }: ErrorPanelProps) => {
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
      {isMissing(failure) && back && (
        <Retry
          {...(back.href !== undefined && { href: back.href })}
          onClick={(event) => {
            if (takeClick(event)) back.onBack()
          }}
          startIcon={<Icon name="left" />}
        >
          {back.label}
        </Retry>
      )}
      {!isMissing(failure) && onRetry && (
        <Retry onClick={onRetry} startIcon={<Icon name="retry" />}>
          {t('errors:try_again')}
        </Retry>
      )}
      {requestId !== undefined && <small>{t('errors:request_id', { id: requestId })}</small>}
    </Panel>
  )
}
