import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'

const Ways = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-m)',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { marginInlineEnd: 4 },
})

export interface NeighboursProps {
  /** Of the record in its list; counts from 1. */
  position: number
  total: number
  /** There are more than `total`. */
  isAtLeast?: boolean | undefined
  /** Absent at the ends of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Leads through the list that a record was opened from. */
export const Neighbours = ({ position, total, isAtLeast = false, onPrevious, onNext }: NeighboursProps) => {
  const t = useTranslate()
  const format = useFormat()
  const button = (icon: 'left' | 'right', label: string, onClick: (() => void) | undefined) => (
    <IconButton aria-label={label} disabled={!onClick} onClick={onClick}>
      <Icon name={icon} size={14} />
    </IconButton>
  )
  return (
    <Ways aria-label={t('lists:neighbours')}>
      <span>{t('lists:position', { position: format.number(position), total: `${format.number(total)}${isAtLeast ? '+' : ''}` })}</span>
      {button('left', t('lists:neighbour_previous'), onPrevious)}
      {button('right', t('lists:neighbour_next'), onNext)}
    </Ways>
  )
}
