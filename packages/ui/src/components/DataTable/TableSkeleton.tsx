import styled from '@emotion/styled'
import { useTranslate } from '../../i18n/context.ts'
import { below } from '../../theme/breakpoints.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '90px 2fr 1fr 96px 1.4fr',
  alignItems: 'center',
  gap: 24,
  height: 36,
  padding: '0 12px',
  borderTop: '1px solid var(--tm-line)',
  [below('tablet')]: {
    gridTemplateColumns: '1fr 84px',
    gap: '10px 12px',
    height: 92,
    padding: '14px',
    '& > :nth-of-type(1)': { order: 1, width: 120 },
    '& > :nth-of-type(3)': { order: 2, gridColumn: 1 },
    '& > :nth-of-type(5)': { display: 'none' },
  },
})

const rows = ['62%', '48%', '70%', '55%', '40%', '66%', '52%', '74%', '45%', '60%', '50%', '68%']

/** The list's shape while it is on its way. */
export const TableSkeleton = () => {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t('tables:loading')}>
      {rows.map((width) => (
        <Row key={width}>
          <Skeleton height={12} />
          <Skeleton height={14} width={width} />
          <Skeleton height={12} width={width} />
          <Skeleton height={20} />
          <Skeleton height={12} width={width} />
        </Row>
      ))}
    </div>
  )
}
