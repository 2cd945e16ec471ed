import { type Category, CategoryQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { CategoriesScreen } from './CategoriesScreen.tsx'

const rows: readonly Category[] = [
  {
    id: '01939f00-0000-7000-8000-000000001001',
    name: 'Green coffee',
    description: 'Unroasted arabica, from the washing station to the port.',
    image: picture('#3f6a4a', '#9fb79c'),
    identificationStandard: 'hs',
    identifier: '0901.11',
    defaultTemplate: { id: '01939f00-0000-7000-8000-000000001101', name: 'Washed arabica' },
    createdBy: { id: '01939f00-0000-7000-8000-000000001901', name: 'Luisa Marín' },
    createdAt: '2024-02-05T10:00:00Z',
  },
  {
    id: '01939f00-0000-7000-8000-000000001002',
    name: 'Roasted coffee',
    identificationStandard: 'gpc',
    identifier: '10000049',
    createdAt: '2024-02-05T10:00:00Z',
  },
  { id: '01939f00-0000-7000-8000-000000001003', name: 'Honey', createdAt: '2026-11-18T10:00:00Z' },
]

const { args, states } = entityList(CategoryQuery, rows)

const meta = preview.meta({ title: 'Screens/Categories/Categories', component: CategoriesScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('HS 0901.11')).toBeVisible()
    await expect(canvas.getByText('Washed arabica')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
