import { AssetTasksQuery, type TaskAsset } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { listCalledBy } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { AssetTasksScreen } from './AssetTasksScreen.tsx'

const own = { id: '01939f00-0000-7000-8000-000000000101', name: 'Finca La Esperanza, washed Caturra' }
const parent = { id: '01939f00-0000-7000-8000-000000000102', name: 'Coffees of the valley' }

const row = (number: number, name: string, more: Partial<TaskAsset> = {}): TaskAsset => ({
  id: `01939f00-0000-7000-8000-00000000310${number}`,
  taskId: `01939f00-0000-7000-8000-00000000320${number}`,
  thingId: own.id,
  thing: own,
  task: { id: `01939f00-0000-7000-8000-00000000320${number}`, name, automatic: false, ruleConditions: [] },
  order: number,
  publicServiceEnabled: false,
  publicServiceSharingEnabled: false,
  publicTaskVisibility: 'off',
  publicTaskContent: {},
  itemStatuses: {},
  metadata: {},
  attributes: [],
  usageCount: 100 * number,
  createdAt: '2026-02-05T10:00:00Z',
  ...more,
})

const { args, states } = listCalledBy(
  AssetTasksQuery,
  [
    row(1, 'Farm visit', {
      valueChainElementId: 'farm',
      task: { id: '01939f00-0000-7000-8000-000000003201', name: 'Farm visit', icon: 'farm', automatic: false, ruleConditions: [] },
    }),
    row(2, 'Rate this coffee', {
      publicTaskVisibility: 'basic',
      task: {
        id: '01939f00-0000-7000-8000-000000003202',
        name: 'Rate this coffee',
        automatic: false,
        ruleConditions: [{ property: 'country', operator: 2, value: 'CO,PE' }],
      },
    }),
    row(3, 'Harvest audit 2025', { expiration: '2025-12-31T22:59:59Z' }),
    row(4, 'Cupping', { thingId: parent.id, thing: parent }),
  ],
  ({ task }) => task.name,
  (line, name) => ({ ...line, task: { ...line.task, name } }),
)

const meta = preview.meta({
  title: 'Screens/Assets/Tasks',
  component: AssetTasksScreen,
  parameters: { picture: false },
  globals: at('wide'),
  args: { ...args, thingId: own.id, discoveryTaskId: '01939f00-0000-7000-8000-000000003201', elementNames: new Map([['farm', 'Farm']]) },
})

export const Several = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: 'Coffees of the valley' })).toBeVisible()
    await expect(canvas.getByText('Discovery').closest('[role=row]')).toHaveTextContent('Farm visit')
    await expect(canvas.getByRole('gridcell', { name: 'Everyone' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'Farm' })).toBeVisible()
    await expect(canvas.getByRole('gridcell', { name: 'Shown when the country is Colombia or Peru' })).toBeVisible()
  },
})
/** A column that no row has something in takes no room. */
export const Few = meta.story({
  args: { page: { items: [row(4, 'Cupping')], totalItems: 1, perPage: 25 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: 'Cupping' })
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.filter((head) => ['Value chain element', 'Conditions', 'Expires', 'From'].includes(head))).toEqual([])
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({
  args: states.empty,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add task' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
