import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 46,
  padding: '4px 8px 4px 14px',
  borderTop: '1px solid var(--tm-line)',
  color: 'var(--tm-ink-muted)',
  '& > p': { margin: 0, marginInlineEnd: 'auto' },
})

export interface PagerProps {
  /** Counts from 1. */
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** Which part of the list is shown: from, to and total. */
export const Pager = ({ page, perPage, total, onPage }: PagerProps) => {
  const t = useTranslate()
  const format = useFormat()
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  return (
    <Foot>
      <p aria-live="polite">
        {t('interactions:page_range', { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </p>
      <Button variant="text" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('interactions:page_previous')}
      </Button>
      <Button variant="text" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {t('interactions:page_next')}
      </Button>
    </Foot>
  )
}
