import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PlainPanel } from '../EmptyPanel/PlainPanel.tsx'
import { type ListQuery, SearchedTable, type ServerList } from './SearchedTable.tsx'

interface Lot {
  id: string
  name: string
  farm: string
}

const items: Lot[] = [
  { id: '1', name: 'April lot', farm: 'Finca La Esperanza' },
  { id: '2', name: 'May lot', farm: 'Cooperativa El Roble' },
]
const query: ListQuery = { page: 1, perPage: 50, sort: 'name_asc', search: '' }
const onQueryChange = fn()

/** A list as a screen hands it over. */
const Lots = (list: Partial<ServerList<Lot>>) => (
  <SearchedTable<Lot>
    label="Lots"
    searchLabel="Search lots"
    getRowId={({ id }) => id}
    getRowName={({ name }) => name}
    columns={[
      { field: 'name', header: 'Name', text: ({ name }) => name, sortable: true },
      { field: 'farm', header: 'Farm', text: ({ farm }) => farm },
    ]}
    empty={<PlainPanel icon="layers" title="No lots yet" text="The first one stands here once it is made." />}
    page={{ items, totalItems: 2, perPage: 50 }}
    loading={false}
    query={query}
    onQueryChange={onQueryChange}
    onRetry={fn()}
    {...list}
  />
)

const meta = preview.meta({
  title: 'Staff/Searched table',
  component: Lots,
  args: {},
  globals: { viewport: { value: 'wide', isRotated: false } },
})

export const Rows = meta.story({
  play: async ({ canvas, userEvent }) => {
    onQueryChange.mockClear()
    await userEvent.click(await canvas.findByRole('columnheader', { name: /^Name/ }))
    await expect(onQueryChange.mock.calls).toEqual([[{ sort: 'name_desc', page: 1 }]])
  },
})

export const NothingYet = meta.story({ args: { page: { items: [], totalItems: 0, perPage: 50 } } })

export const NothingFound = meta.story({
  args: { page: { items: [], totalItems: 0, perPage: 50 }, query: { ...query, search: 'June' } },
})

export const Failed = meta.story({ args: { page: undefined, failure: { code: 'network_unreachable' } } })
