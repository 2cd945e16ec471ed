import { useTranslate } from '../../i18n/context.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { withClass } from '../with-class.ts'
import './CardsSkeleton.css'

const Card = withClass('div', 'tm-cards-skeleton-card')

const widths = ['62%', '48%', '70%', '55%', '40%', '66%', '52%', '74%']

/** The cards' shape while they are on their way. */
export const CardsSkeleton = () => {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t('lists:loading')}>
      {widths.map((width) => (
        <Card key={width}>
          <Skeleton height={14} width={width} />
          <Skeleton height={20} />
          <Skeleton height={12} width={width} />
          <Skeleton height={12} />
        </Card>
      ))}
    </div>
  )
}
