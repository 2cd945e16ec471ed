import { type Template, TemplateQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const id = (number: number) => `01939f00-0000-7000-8000-00000000${number}`
const createdBy = { id: id(1901), name: 'Luisa Marín' }

const rows: readonly Template[] = [
  {
    id: id(1101),
    name: 'Washed arabica',
    description: 'What buyers ask of every farm.',
    image: picture('#3f6a4a', '#9fb79c'),
    categoryIds: [id(1001), id(1002)],
    categories: [
      { id: id(1001), name: 'Green coffee' },
      { id: id(1002), name: 'Roasted coffee' },
    ],
    attributes: [
      { label: 'Process', value: 'Washed', type: 'string' },
      { label: 'Moisture', value: '11', type: 'number' },
    ],
    createdAt: '2024-02-05T10:00:00Z',
    createdBy,
  },
  {
    id: id(1102),
    name: 'Natural arabica',
    categoryIds: [id(1001)],
    categories: [{ id: id(1001), name: 'Green coffee' }],
    attributes: [],
    createdAt: '2026-11-18T10:00:00Z',
    createdBy,
  },
  { id: id(1103), name: 'Forest honey', categoryIds: [], categories: [], attributes: [], createdAt: '2026-11-18T10:00:00Z' },
]

const { args, states } = entityList(TemplateQuery, rows)

const meta = preview.meta({ title: 'Screens/Templates/Templates', component: TemplatesScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Green coffee, Roasted coffee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
