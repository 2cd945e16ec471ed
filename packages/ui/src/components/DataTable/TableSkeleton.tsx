import { useTranslate } from '../../i18n/context.ts'
import { part } from '../part.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

const Row = part('div', 'tm-table-skeleton-row')

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
