import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { Timeline } from './Timeline.tsx'

const meta = preview.meta({
  title: 'Field/Timeline',
  component: Timeline,
  decorators: [inField],
  args: {
    steps: [
      { id: '1', name: 'Picked by hand', place: 'Pijao', date: '12 May 2026', description: 'Grower 014, ripe cherry only' },
      { id: '2', name: 'Washed and fermented, 18 hours', place: 'Wet mill El Roble', date: '13 May 2026' },
      { id: '3', name: 'Bagged and sealed' },
    ],
  },
})

export const Steps = meta.story({})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
