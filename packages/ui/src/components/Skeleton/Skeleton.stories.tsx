import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { Skeleton } from './Skeleton.tsx'
import { Waiting } from './Waiting.tsx'

/** In the shape of a card: a picture, a title, two lines, and something at the end of them. */
const Card = () => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: '10px 14px',
      alignItems: 'center',
      padding: 16,
      border: '1px solid var(--tm-line)',
      borderRadius: 'var(--tm-radius-m)',
      background: 'var(--tm-paper-raised)',
    }}
  >
    <Skeleton width={48} height={48} />
    <div style={{ display: 'grid', gap: 8 }}>
      <Skeleton width="60%" height={18} />
      <Skeleton width="35%" height={12} />
    </div>
    <Skeleton width={72} height={22} />
  </div>
)

const meta = preview.meta({ title: 'Staff/Skeleton', component: Skeleton, args: { width: 240, height: 18 } })

export const Line = meta.story({})

/** As wide as its place, when no width is given. */
export const Wide = meta.story({ args: { width: undefined, height: 96 } })

export const InTheShapeOfACard = meta.story({
  render: () => (
    <Waiting>
      <Card />
    </Waiting>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
})

export const GermanOnAPhone = meta.story({
  globals: { ...at('phone'), language: 'de' },
  render: () => (
    <Waiting>
      <Card />
    </Waiting>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Wird geladen' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Card /> })
