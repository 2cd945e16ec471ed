import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { publicAsset } from '../../stories/fixtures.ts'
import { inField } from '../../stories/in-field.tsx'
import { JourneyMap } from './JourneyMap.tsx'
// There when the picture is seen.
import './JourneyZoom.tsx'

const places = publicAsset.journey.flatMap(({ point, place, name }) => (point ? [{ point, name: place ?? name }] : []))

const meta = preview.meta({
  title: 'Field/Journey map',
  component: JourneyMap,
  decorators: [inField],
  args: { label: 'Map of the journey', places },
})

/** Each press shows half as much; a second name finds room, and the bar stands for less. */
export const Way = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zoom in' })).toBeVisible()
  },
})

const drawn = (canvas: HTMLElement) => ({
  scale: canvas.querySelector('.tm-journey-scale')?.textContent,
  contours: canvas.querySelector('.tm-journey > g')?.getAttribute('transform'),
})

export const ZoomsByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const whole = drawn(canvasElement)
    ;(await canvas.findByRole('button', { name: 'Zoom in' })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(drawn(canvasElement)).toEqual({ scale: '5 km', contours: 'translate(-163 -95) scale(2)' })
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(drawn(canvasElement).contours).toBe('translate(-228.2 -57) scale(2)')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(drawn(canvasElement).contours).toBe('translate(-326 -57) scale(2)')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all places' }))
    await expect(drawn(canvasElement)).toEqual(whole)
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
  },
})

/** A place that is pressed comes to the middle; a finger that moves takes the picture along. */
export const MovesByPointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }))
    const picture = canvasElement.querySelector('.tm-journey')
    if (!picture) throw new Error('There is no picture.')
    const { left, top, width, height } = picture.getBoundingClientRect()
    const at = (share: number) => ({ pointerId: 1, button: 0, buttons: 1, clientX: left + share * width, clientY: top + height / 2 })
    fireEvent.pointerDown(picture, at(0.75))
    fireEvent.pointerUp(picture, at(0.75))
    await expect(drawn(canvasElement).contours).toBe('translate(-244.5 -95) scale(2)')
    fireEvent.pointerDown(picture, at(0.25))
    fireEvent.pointerMove(picture, at(0.3))
    fireEvent.pointerMove(picture, { ...at(0.9), pointerId: 2 })
    fireEvent.pointerMove(picture, at(0.5))
    fireEvent.pointerUp(picture, at(0.5))
    await expect(drawn(canvasElement).contours).toBe('translate(-163 -95) scale(2)')
  },
})

export const GermanRightToLeft = meta.story({
  globals: { language: 'de', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Vergrößern' })).toBeVisible()
  },
})

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
