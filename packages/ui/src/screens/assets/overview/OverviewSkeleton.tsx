import { styled } from '@mui/material/styles'
import { Card } from '../../../components/Card/Card.tsx'
import { Aside, Columns } from '../../../components/RecordHeader/parts.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Waiting } from '../../../components/Skeleton/Waiting.tsx'
import { useTranslate } from '../../../i18n/context.ts'

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 12, marginBottom: 16 })

/** The overview in its shape, until all of it is known: parts that come one after the other would push each other down. */
export const OverviewSkeleton = () => {
  const t = useTranslate()
  return (
    <Waiting>
      <Columns>
        <div>
          <Row>
            {['units', 'variants', 'tasks', 'visits'].map((figure) => (
              <Skeleton key={figure} height={84} />
            ))}
          </Row>
          <Card title={t('asset-page:interactions_total')}>
            <Skeleton height={48} />
          </Card>
          <Card title={t('asset-page:overview.latest')}>
            <Skeleton height={220} />
          </Card>
        </div>
        <Aside>
          <Card title={t('common:facts')}>
            <Skeleton height={180} />
          </Card>
        </Aside>
      </Columns>
    </Waiting>
  )
}
