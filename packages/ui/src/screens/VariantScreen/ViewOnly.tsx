import { styled } from '@mui/material/styles'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

/** Why a variant can't be edited: the person may not, or it is archived. */
export type ViewOnlyReason = 'rights' | 'archived'

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 16px',
  color: 'var(--tm-ink-muted)',
  '& > svg': { flex: 'none' },
})

/** Says why nothing can be edited here. */
export const ViewOnly = ({ reason }: { reason: ViewOnlyReason | undefined }) => {
  const t = useTranslate()
  if (reason === undefined) return null
  return (
    <Line>
      <Icon name="lock" size={14} />
      <span>{t(`variant-tabs:view_only.${reason}`)}</span>
    </Line>
  )
}
