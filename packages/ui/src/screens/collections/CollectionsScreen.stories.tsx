import { type Collection, CollectionQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { CollectionsScreen } from './CollectionsScreen.tsx'

const rows: readonly Collection[] = [
  {
    id: '01939f00-0000-7000-8000-000000002001',
    name: 'Cup of the year 2026',
    createdAt: '2024-02-05T10:00:00Z',
    createdBy: { id: '01939f00-0000-7000-8000-000000000001', name: 'Luisa Marín' },
    interactionIds: ['01939f00-0000-7000-8000-000000003001', '01939f00-0000-7000-8000-000000003002'],
  },
  { id: '01939f00-0000-7000-8000-000000002002', name: 'Shown to buyers', createdAt: '2026-11-18T10:00:00Z', interactionIds: [] },
  {
    id: '01939f00-0000-7000-8000-000000002003',
    name: 'Grave',
    createdAt: '2026-11-20T10:00:00Z',
    interactionIds: [],
    rule: {},
    missing: [],
  },
]

const { args, states } = entityList(CollectionQuery, rows)

const meta = preview.meta({ title: 'Screens/Collections/Collections', component: CollectionsScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New collection' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('gridcell', { name: 'By rule' })).toBeVisible()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
