import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslate } from '../../i18n/context.ts'

const Page = styled('div')({ display: 'grid', gap: 14 })
const Gap = styled('span')({ height: 10 })

/** The shape of a page whose organization is on its way: a title, a line, a list. */
export const PageSkeleton = () => {
  const t = useTranslate()
  return (
    <Page role="status" aria-label={t('common:loading')}>
      <Skeleton variant="rounded" width={210} height={34} />
      <Skeleton variant="rounded" width={150} height={14} />
      <Gap />
      <Skeleton variant="rounded" height={10} />
      <Gap />
      <Skeleton variant="rounded" height={460} />
    </Page>
  )
}
