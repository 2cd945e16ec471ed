import preview from '../../../../../.storybook/preview.tsx'
import { publicThing } from '../../stories/fixtures.ts'
import { inField } from '../../stories/in-field.tsx'
import { JourneyMap } from './JourneyMap.tsx'

const points = publicThing.journey.flatMap((step) => step.point ?? [])

const meta = preview.meta({
  title: 'Field/Journey map',
  component: JourneyMap,
  decorators: [inField],
  args: { label: 'Sketch of the way', points },
})

export const Way = meta.story({})

export const OnePlace = meta.story({ args: { points: points.slice(0, 1) } })

export const AcrossTheSea = meta.story({
  args: {
    points: [
      { type: 'Point', coordinates: [-75.7, 4.3] },
      { type: 'Point', coordinates: [-77.1, 3.9] },
      { type: 'Point', coordinates: [9.99, 53.55] },
      { type: 'Point', coordinates: [11.58, 48.14] },
    ],
  },
})
