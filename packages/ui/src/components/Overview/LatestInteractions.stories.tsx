import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { interactions } from '../../stories/fixtures.ts'
import { LatestInteractions } from './LatestInteractions.tsx'

const latest = interactions.slice(0, 4)

const meta = preview.meta({
  title: 'Staff/Latest interactions',
  component: LatestInteractions,
  parameters: { picture: false },
  args: {
    latest,
    getHref: (id: string) => `/interactions/${id}`,
    allHref: '/interactions',
    mayRun: true,
    onOpen: fn(),
    getNote: ({ thing }) => thing.name,
  },
})

/** They stand in the order in which they happened, the newest first, and lead to all of them. */
export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const newestFirst = latest.toSorted((one, other) => other.reportedDate.localeCompare(one.reportedDate))
    await expect(canvas.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
      ...newestFirst.map(({ _id }) => `/interactions/${_id}`),
      '/interactions',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'All interactions' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('/interactions')
  },
})

/** Nothing happened yet: it says what to do, for which the page has a button. */
export const None = meta.story({
  args: { latest: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No interactions yet. Run a task for this asset to record the first one.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** Whoever may run none is not told to. */
export const NoneReadOnly = meta.story({
  args: { latest: [], mayRun: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No interactions yet')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
