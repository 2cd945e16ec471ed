import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { publicThing } from '../../stories/fixtures.ts'
import { inField } from '../../stories/in-field.tsx'
import { JourneyMap } from './JourneyMap.tsx'

const places = publicThing.journey.flatMap(({ point, place, name }) => (point ? [{ point, name: place ?? name }] : []))

const meta = preview.meta({
  title: 'Field/Journey map',
  component: JourneyMap,
  decorators: [inField],
  args: { label: 'Sketch of the way', places },
})

export const Way = meta.story({})

export const OnePlace = meta.story({ args: { places: places.slice(0, 1) } })

export const AcrossTheSea = meta.story({
  args: {
    places: [
      { name: 'Pijao, Quindío', point: { type: 'Point', coordinates: [-75.7, 4.3] } },
      { name: 'Buenaventura', point: { type: 'Point', coordinates: [-77.1, 3.9] } },
      { name: 'Hamburg', point: { type: 'Point', coordinates: [9.99, 53.55] } },
      { name: 'München', point: { type: 'Point', coordinates: [11.58, 48.14] } },
    ],
  },
  // The coasts come when the picture is seen.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.tm-journey-land')?.getAttribute('d')).toMatch(/^M/), { timeout: 10_000 })
  },
})

/** On over the antimeridian, and not around the world. */
export const AcrossTheDateLine = meta.story({
  args: {
    places: [
      { name: '清水', point: { type: 'Point', coordinates: [138.5, 35.01] } },
      { name: 'Long Beach', point: { type: 'Point', coordinates: [-118.2, 33.75] } },
    ],
  },
  play: AcrossTheSea.input.play,
})
