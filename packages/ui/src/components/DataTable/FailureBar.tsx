import styled from '@emotion/styled'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 14px',
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-warning-wash)',
  '& > svg': { flex: 'none', color: 'var(--tm-warning)' },
  '& > p': { flex: '1 1 240px', margin: 0, textWrap: 'pretty', overflowWrap: 'anywhere' },
  '& > p > b': { display: 'block', fontWeight: 600 },
})

interface FailureBarProps {
  failure: Failure
  onRetry?: (() => void) | undefined
}

/** The newest request failed while the rows of the last one are still there to read. */
export const FailureBar = ({ failure, onRetry }: FailureBarProps) => {
  const t = useTranslate()
  const { what, why, action } = failureText(t, failure)
  return (
    <Bar role="alert">
      <Icon name={failure.code === 'network_unreachable' ? 'offline' : 'alert'} size={20} />
      <p>
        <b>{what}</b> {why} {action} {t('tables:rows_kept')}
      </p>
      {onRetry && (
        <Button size="small" startIcon={<Icon name="retry" />} onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
      )}
    </Bar>
  )
}
