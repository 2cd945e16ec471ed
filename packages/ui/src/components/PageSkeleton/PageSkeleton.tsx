import { useTranslate } from '../../i18n/context.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { withClass } from '../with-class.ts'
import './PageSkeleton.css'

const Page = withClass('div', 'tm-page-skeleton-page')
const Gap = withClass('span', 'tm-page-skeleton-gap')

/** The shape of a page whose organization is on its way: a title, a line, a list. */
export const PageSkeleton = () => {
  const t = useTranslate()
  return (
    <Page role="status" aria-label={t('common:loading')}>
      <Skeleton width={210} height={34} />
      <Skeleton width={150} height={14} />
      <Gap />
      <Skeleton height={10} />
      <Gap />
      <Skeleton height={460} />
    </Page>
  )
}
