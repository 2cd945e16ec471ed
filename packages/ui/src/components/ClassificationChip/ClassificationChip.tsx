import { styled } from '@mui/material/styles'
import type { Classification } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 22,
  padding: '0 9px 0 6px',
  borderRadius: 11,
  fontSize: '0.78rem',
  fontWeight: 550,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '&[data-kind=notice]': { color: 'var(--tm-notice)', background: 'var(--tm-notice-wash)' },
  '&[data-kind=alert]': { color: 'var(--tm-alert)', background: 'var(--tm-alert-wash)' },
  '&[data-kind=warning]': { color: 'var(--tm-warning)', background: 'var(--tm-warning-wash)' },
  '&[data-kind=unclassified]': { color: 'var(--tm-plain)', background: 'var(--tm-plain-wash)' },
})

/** How grave an interaction is: icon, word and colour. */
export const ClassificationChip = ({ classification }: { classification: Classification }) => {
  const t = useTranslate()
  return (
    <Chip data-kind={classification}>
      <Icon name={classification} size={14} />
      {t(`interactions:classification.${classification}`)}
    </Chip>
  )
}
