import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OfferState } from './OfferState.tsx'

const states = ['offered', 'accepted', 'declined', 'withdrawn', 'ended'] as const

const meta = preview.meta({
  title: 'Staff/Offer state',
  component: OfferState,
  args: { state: 'offered' as const },
  argTypes: { state: { control: 'select', options: states } },
})

const All = () => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {states.map((state) => (
      <OfferState key={state} state={state} />
    ))}
  </span>
)

export const Default = meta.story({ parameters: { picture: false } })

export const Every = meta.story({
  parameters: { picture: true },
  render: () => <All />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('OpenAcceptedDeclinedWithdrawnEnded')
  },
})

export const German = meta.story({ globals: { language: 'de' }, render: () => <All /> })
