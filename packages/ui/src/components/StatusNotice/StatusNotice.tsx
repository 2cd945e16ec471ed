import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'

const Note = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  margin: '0 0 20px',
  padding: '14px 16px',
  border: '1px solid var(--tm-line)',
  borderInlineStart: '3px solid var(--tm-alert)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-alert-wash)',
  '& > svg': { flex: 'none', marginTop: 3, color: 'var(--tm-alert)' },
  '& > div': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.3 },
  '& p': { margin: '2px 0 0', maxWidth: '72ch', textWrap: 'pretty' },
})

export interface StatusNoticeProps {
  /** What changed for this person in the organization, as the specification names it. */
  status: 'suspended' | 'suspendedPortal' | 'suspendedAdmin' | 'deleted'
  organization: string
  /** When it changed: the instant, ISO 8601. Known of access and role that were taken. */
  since?: string | undefined
  /** The person has read it. Absent, it stays. */
  onClose?: (() => void) | undefined
}

/** Says that somebody stands otherwise to an organization than before: what happened, why, and what can be done. */
export const StatusNotice = ({ status, organization, since, onClose }: StatusNoticeProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Note role="alert">
      <Icon name="lock" />
      <div>
        <h2>{t(`common:notice.${status}.title`, { organization })}</h2>
        <p>{t(`common:notice.${status}.text`, { date: since === undefined ? '' : format.day(since) })}</p>
      </div>
      {onClose && (
        <Button size="small" onClick={onClose}>
          {t('common:notice.understood')}
        </Button>
      )}
    </Note>
  )
}
