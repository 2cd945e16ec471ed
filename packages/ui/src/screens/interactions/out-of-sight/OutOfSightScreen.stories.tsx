import type { InteractionOutOfSight } from '@tracemark/api/schemas'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import type { ListAction } from '../../../components/ListFrame/types.ts'
import { interactions } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { OutOfSightScreen } from './OutOfSightScreen.tsx'

const items = interactions.slice(0, 4).map(
  (interaction, place): InteractionOutOfSight => ({
    ...interaction,
    visibility: place % 2 === 0 ? 'hidden' : 'deleted',
    changedAt: '2026-11-20T12:00:00Z',
  }),
)
const page = { items, totalItems: items.length, perPage: 50 }

const restore: ListAction = { id: 'restore', label: 'Restore', icon: 'undo', run: async () => [] }

const meta = preview.meta({
  title: 'Screens/Interactions/Hidden or deleted',
  component: OutOfSightScreen,
  args: {
    page,
    loading: false,
    query: { page: 1, perPage: 50, sort: 'recordDate_desc', search: '', filters: {} },
    sorts: ['recordDate_desc', 'recordDate_asc'],
    getRowId: ({ _id }) => _id,
    getRowName: ({ task, thing }) => `${task.name} · ${thing.name}`,
    rowActions: () => [restore],
    bulkActions: [restore],
    onQueryChange: fn(),
    onRetry: fn(),
  },
  parameters: { picture: false },
  globals: at('desktop'),
})

export const Rows = meta.story({
  play: async () => {
    const states = await screen.findAllByRole('gridcell', { name: /^(Hidden|Deleted)$/ })
    await expect(states.map(({ textContent }) => textContent)).toEqual(['Hidden', 'Deleted', 'Hidden', 'Deleted'])
  },
})

export const Empty = meta.story({
  args: { page: { ...page, items: [], totalItems: 0 } },
  play: async () => {
    await expect(await screen.findByText('Nothing is hidden or deleted')).toBeVisible()
  },
})

export const Failed = meta.story({ args: { page: undefined, failure: { code: 'timeout' } } })

export const Phone = meta.story({ globals: at('phone') })
