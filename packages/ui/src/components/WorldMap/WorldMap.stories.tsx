import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { waitForMaps } from '../../stories/wait-for-maps.ts'
import type { MapPlace } from './types.ts'
import { WorldMap } from './WorldMap.tsx'

const places: MapPlace[] = [
  { id: 'farm', name: 'Finca La Esperanza', detail: '12 May 2026', coordinates: [-75.7, 4.3], classification: 'notice', href: '#farm' },
  { id: 'mill', name: 'Wet mill El Roble', detail: '14 May 2026', coordinates: [-75.6, 4.4], classification: 'warning' },
  { id: 'patio', name: 'Drying patio', detail: '20 May 2026', coordinates: [-75.6, 4.4], classification: 'alert' },
  { id: 'port', name: 'Port of Buenaventura', detail: '2 June 2026', coordinates: [-77.1, 3.9], classification: 'unclassified' },
  { id: 'hamburg', name: 'Warehouse, Hamburg', detail: '24 June 2026', coordinates: [9.99, 53.55], classification: 'notice' },
  { id: 'munich', name: 'Roastery, München', detail: '3 July 2026', coordinates: [11.58, 48.14] },
]

const journey: MapPlace[] = [places[0], places[3], places[4], places[5]].flatMap((place) =>
  place ? [{ ...place, classification: undefined }] : [],
)

const point = (name: string, at: string) => `<Placemark><name>${name}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${point('Weather station', '-72,7')}
<Placemark><name>Nature reserve</name><Polygon><outerBoundaryIs><LinearRing><coordinates>-74,1 -66,2 -64,-4 -71,-5 -74,1</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
<Placemark><name>Old road</name><LineString><coordinates>-77,4 -73,7 -68,9</coordinates></LineString></Placemark></Document></kml>`

const size = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({
  title: 'Staff/World map',
  component: WorldMap,
  args: { title: 'Where it happened', places },
  globals: size('partTall'),
  play: ({ canvasElement }) => waitForMaps(canvasElement),
})

export const Clusters = meta.story({ parameters: { picture: 'both' } })

export const Journey = meta.story({ parameters: { picture: true }, args: { title: 'The journey', places: journey, route: true } })

/** A sea without land is not shown: the ground is the paper's until the land is there. */
export const LandWithSea = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 25_000 })
    const sea = canvasElement.querySelector('canvas')
    const map = canvasElement.querySelector<HTMLElement>('[data-map]')
    const [early, isBegun] = [sea && getComputedStyle(sea).opacity, map?.dataset.begun]
    await expect([early, isBegun]).toEqual(['0', undefined])
    await waitForMaps(canvasElement)
    await expect([sea && getComputedStyle(sea).opacity, map?.dataset.begun]).toEqual(['1', 'true'])
  },
})

export const AcrossTheAntimeridian = meta.story({
  args: {
    title: 'Over the Pacific',
    route: true,
    places: [
      { id: '1', name: 'Wellington', coordinates: [174.8, -41.3] },
      { id: '2', name: 'Suva', coordinates: [178.4, -18.1] },
      { id: '3', name: 'Apia', coordinates: [-171.8, -13.8] },
      { id: '4', name: 'Honolulu', coordinates: [-157.9, 21.3] },
    ],
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    canvas.getByRole('region', { name: 'Map. Use the arrow keys to move and plus or minus to zoom.' }).focus()
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: '4 places. Zoom in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 places. Zoom in' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Finca La Esperanza, Notice' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const card = within(await canvas.findByRole('group', { name: 'Finca La Esperanza' }))
    await expect(card.getByRole('link', { name: 'Finca La Esperanza' })).toHaveAttribute('href', '#farm')
    await userEvent.tab()
    await expect(card.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Finca La Esperanza, Notice' })).toHaveFocus()
    await expect(canvas.queryByRole('group', { name: 'Finca La Esperanza' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all places' }))
    await canvas.findByRole('button', { name: '4 places. Zoom in' })
    await waitForMaps(canvasElement)
  },
})

export const Card = meta.story({
  parameters: { picture: true },
  args: { title: 'The journey', places: places.slice(3, 5) },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Warehouse, Hamburg, Notice' }))
    await expect(canvas.getByRole('group', { name: 'Warehouse, Hamburg' })).toHaveTextContent('Warehouse, Hamburg24 June 2026Notice')
    await waitForMaps(canvasElement)
  },
})

export const OneSpot = meta.story({
  args: { title: 'Two in one spot', places: places.slice(1, 3) },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '2 places. Zoom in' }))
    const card = await canvas.findByRole('group', { name: 'Wet mill El Roble' })
    await expect(card).toHaveTextContent('Wet mill El Roble14 May 2026WarningDrying patio20 May 2026Alert')
    await waitForMaps(canvasElement)
  },
})

/** As close as a device knows its place, with the circle in which it lies, and where in the world that is. */
export const KnownTo24Metres = meta.story({
  parameters: { picture: true },
  args: {
    title: 'Where it happened',
    places: [{ id: 'farm', name: 'Finca La Esperanza', coordinates: [-75.7, 4.3], classification: 'notice', accuracy: 24 }],
  },
  play: async ({ canvasElement }) => {
    await waitForMaps(canvasElement)
    await expect(canvasElement.querySelector('.maplibregl-ctrl-scale')).toHaveTextContent('20 m')
    await expect(canvasElement.querySelectorAll('[data-map]')).toHaveLength(2)
  },
})

/** A place that the network knows shows its valley. */
export const KnownTo20Kilometres = meta.story({
  args: {
    title: 'Where it happened',
    places: [{ id: 'farm', name: 'Finca La Esperanza', coordinates: [-75.7, 4.3], classification: 'notice', accuracy: 20_000 }],
  },
  play: async ({ canvasElement }) => {
    await waitForMaps(canvasElement)
    await expect(canvasElement.querySelector('.maplibregl-ctrl-scale')).toHaveTextContent('10 km')
  },
})

/** What orients: towns, states, rivers and the scale, in the language of the interface. */
export const ColombianValley = meta.story({
  parameters: { picture: true },
  globals: { ...size('partTall'), language: 'de' },
  args: { title: 'Wo es geschah', places: places.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
    await expect(canvasElement.querySelector('.maplibregl-ctrl-scale')).toHaveTextContent('50 km')
  },
})

export const KmlLayer = meta.story({
  args: { title: 'With a layer of KML', places: [], kml: { text: kml } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Weather station' })
    await waitForMaps(canvasElement)
  },
})

export const KmlAsList = meta.story({
  args: { title: 'With a layer of KML', places: [], kml: { text: kml }, view: 'list' },
  play: async ({ canvas }) => {
    await canvas.findByText('Weather station')
    await expect(canvas.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Weather station7.00°\u00a0N, 72.00°\u00a0W',
      'Nature reserveLine or area, shown on the map only',
      'Old roadLine or area, shown on the map only',
    ])
  },
})

export const BrokenKml = meta.story({
  args: { kml: { text: '<kml><Document><Placemark>' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^The KML layer could not be read/)
    await waitForMaps(canvasElement)
  },
})

export const UnreachableKml = meta.story({
  args: { kml: { url: 'data:,nothing' }, view: 'list' },
  beforeEach: () => {
    const fetchBefore = globalThis.fetch
    globalThis.fetch = async () => new Response('', { status: 404 })
    return () => {
      globalThis.fetch = fetchBefore
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The KML layer could not be loaded/)
  },
})

export const StyleGiven = meta.story({
  args: {
    styleUrl: `data:application/json,${encodeURIComponent(
      JSON.stringify({
        version: 8,
        sources: { land: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, attribution: '© The makers of this map' } },
        layers: [
          { id: 'ground', type: 'background', paint: { 'background-color': '#b9cdbf' } },
          { id: 'land', type: 'fill', source: 'land' },
        ],
      }),
    )}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('© The makers of this map')
    await waitForMaps(canvasElement)
  },
})

export const StyleUnreachable = meta.story({
  args: { styleUrl: 'data:application/json,broken' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^The detailed map could not be loaded/)
    await waitForMaps(canvasElement)
  },
})

export const AsList = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(canvas.getByRole('link', { name: 'Finca La Esperanza' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Roastery, München3 July 202648.14° N, 11.58° E')
  },
})

export const WithoutWebGl = meta.story({
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This browser can’t show maps/)
    await expect(canvas.getByRole('button', { name: 'Map' })).toBeDisabled()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

/** A device that draws one map and no other shows that one. */
export const RoomForOneMap = meta.story({
  args: { places: [{ id: 'farm', name: 'Finca La Esperanza', coordinates: [-75.7, 4.3], accuracy: 24 }] },
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    let drawing: HTMLCanvasElement | undefined
    const getFirst = function (this: HTMLCanvasElement, ...asked: Parameters<typeof getContext>) {
      if (asked[0] !== 'webgl2') return Reflect.apply(getContext, this, asked)
      drawing ??= this
      return drawing === this ? Reflect.apply(getContext, this, asked) : null
    }
    HTMLCanvasElement.prototype.getContext = getFirst as typeof getContext
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    await expect(canvasElement.querySelectorAll('[data-map]')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Finca La Esperanza' })).toBeVisible()
  },
})

export const WithoutLibrary = meta.story({
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The map could not be loaded/)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

export const Empty = meta.story({ args: { places: [] } })

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
})

export const German = meta.story({ globals: { language: 'de' }, args: { title: 'Der Weg', places: journey, route: true } })

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    const [first, last] = ['Map', 'List'].map((name) => getComputedStyle(canvas.getByRole('button', { name })))
    await expect([first?.borderTopRightRadius, first?.borderTopLeftRadius]).toEqual(['6px', '0px'])
    await expect([last?.borderTopRightRadius, last?.borderTopLeftRadius]).toEqual(['0px', '6px'])
    await expect([last?.borderRightColor, last?.borderLeftColor]).toEqual(['rgba(0, 0, 0, 0)', last?.borderTopColor])
  },
})

/** Each letter of a name is a drawing of its own, in which a bracket must not be turned around. */
export const NamesFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: () => {
    const fillText = spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText')
    return () => fillText.mockRestore()
  },
  play: async ({ canvasElement }) => {
    await waitForMaps(canvasElement)
    const letters = mocked(OffscreenCanvasRenderingContext2D.prototype.fillText).mock.contexts as OffscreenCanvasRenderingContext2D[]
    await expect(document.documentElement.dir).toBe('rtl')
    await expect([...new Set(letters.map(({ direction }) => direction))]).toEqual(['ltr'])
  },
})

export const Phone = meta.story({
  globals: size('phone'),
  args: { title: 'Where everything that was ever recorded about this asset happened' },
})
