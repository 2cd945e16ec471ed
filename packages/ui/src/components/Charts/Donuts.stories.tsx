import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ClassificationDonut } from './ClassificationDonut.tsx'
import { StatusDonut } from './StatusDonut.tsx'

/** The first drawing waits for its library. */
const PATIENT = { timeout: 10_000 }

const counts = { notice: 1653, alert: 225, warning: 61, unclassified: 102 }

const meta = preview.meta({
  title: 'Staff/Donut',
  component: ClassificationDonut,
  args: { counts },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Classifications = meta.story({
  parameters: { picture: 'both' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'By classification: Notice 81%, Alert 11%, Warning 3%, Unclassified 5%' }, PATIENT),
    ).toBeVisible()
  },
})

export const AsTable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(canvas.getByRole('row', { name: 'Alert 225 11%' })).toBeVisible()
  },
})

export const Statuses = meta.story({
  render: () => (
    <StatusDonut
      title="Overall status breakdown"
      parts={[
        { id: 'active', label: 'Active', tone: 'accent', value: 412 },
        { id: 'recalled', label: 'Recalled by the maker, to be brought back to the place of purchase', tone: 'warning', value: 18 },
        { id: 'unknown', label: 'Unknown ID', tone: 'plain', value: 7 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', {}, PATIENT)).toBeVisible()
  },
})

export const OneStatus = meta.story({
  args: { counts: { notice: 12, alert: 0, warning: 0, unclassified: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', {}, PATIENT)).toBeVisible()
  },
})

export const Loading = meta.story({ render: () => <ClassificationDonut /> })

export const Empty = meta.story({ args: { counts: { notice: 0, alert: 0, warning: 0, unclassified: 0 } } })
