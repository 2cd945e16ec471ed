import { type CatalogueAttribute, CatalogueAttributeQuery } from '@tracemark/api/schemas'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { SystemAttributeDrawer } from './SystemAttributeDrawer.tsx'
import { SystemAttributesScreen } from './SystemAttributesScreen.tsx'

const country: CatalogueAttribute = {
  id: 'countryOfOrigin',
  name: 'Country of origin',
  description: 'Where it was grown or made.',
  group: 'Origin',
  type: 'string',
  lookup: 'countries',
  source: 'base',
  specification: { id: 'countryOfOrigin', type: 'string', lookup: 'countries', example: 'CO' },
  mappings: [
    { vocabulary: 'gs1', term: 'gs1:countryOfOrigin' },
    { vocabulary: 'schema.org', term: 'countryOfOrigin' },
  ],
  list: { name: 'Countries', standard: 'ISO 3166-1', count: 249 },
}

const rows: readonly CatalogueAttribute[] = [
  country,
  {
    id: 'recycledContent',
    name: 'Recycled content',
    description: 'Share of the weight.',
    group: 'Circularity',
    type: 'number',
    unitKind: 'ratio',
    source: 'sustainability',
    specification: { id: 'recycledContent', type: 'number', minimum: 0, maximum: 100, decimals: 2, unitKind: 'ratio', example: '30' },
    mappings: [],
  },
]

const { args, states } = entityList(CatalogueAttributeQuery, rows)
const more = { lookups: [], getHref: ({ id }: CatalogueAttribute) => `/${id}`, onOpen: fn() }

const meta = preview.meta({
  title: 'Screens/Attributes/System attributes',
  component: SystemAttributesScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args: { page: args.page, loading: false, query: args.query, sorts: args.sorts, onQueryChange: fn(), onRetry: fn(), ...more },
})

export const Several = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Country of origin/ })).toHaveTextContent('Countriesgs1:countryOfOrigin')
    await expect(canvas.getByRole('row', { name: /Recycled content/ })).toHaveTextContent('Ratio0 to 100, 2 decimal places')
  },
})
export const Loading = meta.story({ tags: ['!test'], args: { ...states.loading, ...more } })
export const NothingFound = meta.story({ tags: ['!test'], args: { ...states.nothingFound, ...more } })
export const Failed = meta.story({ tags: ['!test'], args: { ...states.failed, ...more } })
export const NoPermission = meta.story({ tags: ['!test'], args: { ...states.noPermission, ...more } })

/** The drawer of one: its specification, its names elsewhere, and the values that it takes. */
export const Opened = meta.story({
  parameters: { picture: false },
  render: () => (
    <SystemAttributeDrawer
      attribute={country}
      values={[
        { value: 'CO', label: 'Colombia' },
        { value: 'KE', label: 'Kenya' },
      ]}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('link', { name: 'gs1:countryOfOrigin' })).toHaveAttribute(
      'href',
      'https://www.gs1.org/voc/countryOfOrigin',
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Search values' }), 'ken')
    await expect(screen.getByRole('region', { name: 'Countries' })).toHaveTextContent('KEKenya')
  },
})
export const OpenedNotFound = meta.story({
  parameters: { picture: false },
  render: () => <SystemAttributeDrawer attribute={undefined} values={undefined} failure={{ code: 'not_found' }} onClose={fn()} />,
})
