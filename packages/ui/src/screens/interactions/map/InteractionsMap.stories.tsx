import { type InteractionMap, NOWHERE } from '@tracemark/api/schemas'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { interactions } from '../../../stories/fixtures.ts'
import { waitForMaps } from '../../../stories/wait-for-maps.ts'
import { InteractionsMap, type InteractionsMapProps } from './InteractionsMap.tsx'

const [first] = interactions
const cluster = (
  longitude: number,
  latitude: number,
  [notice, alert, warning, unclassified]: readonly [number, number, number, number],
) => ({
  coordinates: [longitude, latitude] as [number, number],
  bounds: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].join(),
  count: notice + alert + warning + unclassified,
  classifications: { notice, alert, warning, unclassified },
})

const answer: InteractionMap = {
  totalItems: 1829,
  clusters: [
    cluster(-75.7, 4.5, [1200, 120, 40, 20]),
    cluster(-74.1, 7.2, [310, 4, 0, 0]),
    cluster(-77.2, 2.1, [88, 30, 6, 10]),
    { ...cluster(-72.4, 5.4, [0, 1, 0, 0]), interaction: first && { ...first, classification: 'alert' } },
  ],
  withoutPlace: { totalItems: 12 },
}

const failure = { code: 'internal', requestId: 'req-1' } as const
const look = { bounds: '-90,-11.25,-56.25,22.5', zoom: 5 }
const size = (value: string) => ({ viewport: { value, isRotated: false } })

const args: InteractionsMapProps = {
  answer,
  isBusy: false,
  onRetry: fn(),
  look,
  onLook: fn(),
  separate: fn(async (bounds: string) => ({ bounds, isTogether: false })),
  onSpot: fn(),
  onArea: fn(),
  onList: fn(),
  getHref: (id) => `#${id}`,
  onOpen: fn(),
}

const meta = preview.meta({
  title: 'Screens/Interactions/Map',
  component: InteractionsMap,
  args,
  parameters: { picture: false },
  globals: size('desktop'),
  play: ({ canvasElement }) => waitForMaps(canvasElement),
})

export const Clusters = meta.story({ parameters: { secondLook: true } })

export const Phone = meta.story({ globals: size('phone') })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

/** The map goes to where something is. */
export const First = meta.story({ args: { look: undefined } })

/** Those who look and those who read find the same: each presses it, and the map goes there. */
export const Press = meta.story({
  play: async ({ canvas, canvasElement, args: { separate, onLook } }) => {
    await waitForMaps(canvasElement)
    const pressed = await canvas.findByRole('button', { name: /^1,380 interactions, Notice 1,200, Alert 120/ })
    await userEvent.click(pressed)
    await expect(separate).toHaveBeenCalledWith('-76.2,4,-75.2,5')
    await waitFor(() => expect(onLook).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 9 })))
    await userEvent.click(canvas.getByRole('button', { name: /^314 interactions Notice 310/ }))
    await expect(separate).toHaveBeenLastCalledWith('-74.6,6.7,-73.6,7.7')
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, args: { onOpen } }) => {
    await waitForMaps(canvasElement)
    canvas.getByRole('region', { name: 'Map. Use the arrow keys to move and plus or minus to zoom.' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^1,380 interactions, / })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const alone = canvas.getByRole('button', { name: /^Alert, / })
    await expect(alone).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledWith(first?._id)
  },
})

/** What lies at one place is a list. */
export const Together = meta.story({
  args: {
    spot: { bounds: cluster(-75.7, 4.5, [0, 0, 0, 0]).bounds, rows: interactions.slice(0, 6), total: 6, onRetry: fn() },
  },
  play: async ({ canvas, canvasElement, args: { onSpot, onList, onOpen } }) => {
    await waitForMaps(canvasElement)
    await expect(canvas.getByRole('heading', { name: '6 interactions at this place' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^1,380 interactions/ })).toHaveAttribute('aria-pressed', 'true')
    const [link] = canvas.getAllByRole('link', { name: new RegExp(first?.thing.name ?? '') })
    if (link) await userEvent.click(link)
    await expect(onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a list' }))
    await expect(onList).toHaveBeenCalledWith('-76.2,4,-75.2,5')
    await userEvent.click(canvas.getByRole('button', { name: 'All in view' }))
    await expect(onSpot).toHaveBeenCalledWith(undefined)
  },
})

export const TogetherLoading = meta.story({ args: { spot: { bounds: look.bounds, onRetry: fn() } } })

export const TogetherFailed = meta.story({ args: { spot: { bounds: look.bounds, failure, onRetry: fn() } } })

export const SearchArea = meta.story({
  play: async ({ canvas, canvasElement, args: { onArea, onList } }) => {
    await waitForMaps(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Search this area' }))
    await expect(onArea).toHaveBeenCalledWith(look.bounds)
    await userEvent.click(canvas.getByRole('button', { name: '12 without a place' }))
    await expect(onList).toHaveBeenCalledWith(NOWHERE)
  },
})

/** The list is filtered by what is in view: there is nothing to search. */
export const AreaSearched = meta.story({
  args: { area: look.bounds },
  play: async ({ canvas, canvasElement }) => {
    await waitForMaps(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull()
  },
})

export const Newest = meta.story({ args: { answer: { ...answer, totalItems: 5000, isAtLeast: true } } })

export const Empty = meta.story({ args: { answer: { totalItems: 0, clusters: [], withoutPlace: { totalItems: 0 } } } })

export const Loading = meta.story({ args: { answer: undefined, isBusy: true } })

export const Busy = meta.story({ args: { isBusy: true } })

export const Failed = meta.story({
  args: { answer: undefined, failure },
  play: async ({ canvas, canvasElement, args: { onRetry } }) => {
    await waitForMaps(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

/** Without a map the list is what there is; what is pressed in it is looked at. */
export const NoMap = meta.story({
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, args: { onLook } }) => {
    await expect(await canvas.findByText(/^The map could not be loaded/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^1,380 interactions/ }))
    await waitFor(() => expect(onLook).toHaveBeenCalledWith({ bounds: '-76.2,4,-75.2,5', zoom: 8 }))
  },
})
