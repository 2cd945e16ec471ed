import { type ReviewState, reviewStates } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ReviewChip } from './ReviewChip.tsx'

const review: ReviewState = 'received'

const meta = preview.meta({
  title: 'Staff/Review',
  component: ReviewChip,
  args: { review },
  argTypes: { review: { control: 'select', options: reviewStates } },
  parameters: { picture: false },
})

const All = () => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {reviewStates.map((state) => (
      <ReviewChip key={state} review={state} />
    ))}
  </span>
)

export const Default = meta.story({})

export const Every = meta.story({
  render: () => <All />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Waiting for reviewNeeds changesApprovedRejected')
  },
})
