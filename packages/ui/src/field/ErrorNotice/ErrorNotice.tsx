import type { ReactNode } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { isOffline } from '../../errors/failure-text.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import './ErrorNotice.css'

export interface ErrorNoticeProps {
  failure: Failure
  /** Offers 'Try again'. */
  onRetry?: (() => void) | undefined
  /** What there is to know besides, below the text. */
  children?: ReactNode
}

/** A failure that takes the place of a whole screen: what happened, why, what to do. */
export const ErrorNotice = ({ failure, onRetry, children }: ErrorNoticeProps) => {
  const t = useTranslate()
  const { requestId } = failure
  const { what, why, action } = useFailureText(failure)
  return (
    <div className="tm-error" role="alert">
      <span className="tm-error-sign">
        <Icon name={isOffline(failure) ? 'offline' : 'alert'} size={28} />
      </span>
      <h1 part="title">{what}</h1>
      <p>
        {why} {action}
      </p>
      {children}
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
      )}
      {requestId !== undefined && <small>{t('errors:request_id', { id: requestId })}</small>}
    </div>
  )
}
