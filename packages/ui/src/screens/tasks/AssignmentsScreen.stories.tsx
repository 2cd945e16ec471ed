import { type TaskAsset, TaskAssetQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { listCalledBy } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { AssignmentsScreen } from './AssignmentsScreen.tsx'

const link: TaskAsset = {
  id: '01939f00-0000-7000-8000-000000003001',
  taskId: '01939f00-0000-7000-8000-000000002001',
  thingId: '01939f00-0000-7000-8000-000000001001',
  createdAt: '2026-02-05T10:00:00Z',
  order: 0,
  publicServiceEnabled: false,
  publicServiceSharingEnabled: false,
  publicTaskVisibility: 'off',
  publicTaskContent: {},
  itemStatuses: {},
  metadata: {},
  attributes: [],
  task: { id: '01939f00-0000-7000-8000-000000002001', name: 'Farm audit', automatic: false, ruleConditions: [] },
  thing: { id: '01939f00-0000-7000-8000-000000001001', name: 'Finca La Esperanza' },
  usageCount: 53,
}
const rows: readonly TaskAsset[] = [
  link,
  {
    ...link,
    id: '01939f00-0000-7000-8000-000000003002',
    thing: { ...link.thing, name: 'Veredal Buenavista' },
    publicTaskVisibility: 'basic',
    expiration: '2026-01-01T00:00:00Z',
  },
]

const { args, states } = listCalledBy(
  TaskAssetQuery,
  rows,
  ({ thing }) => thing.name,
  (row, name) => ({ ...row, thing: { ...row.thing, name } }),
)

const meta = preview.meta({
  title: 'Screens/Tasks/Assignments',
  component: AssignmentsScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args: { ...args, mayAssign: true },
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Finca La Esperanza/ })).toHaveTextContent('53')
    await expect(canvas.getByRole('row', { name: /Veredal Buenavista/ })).toHaveTextContent('Everyone')
  },
})
export const Empty = meta.story({ args: states.empty })
export const Phone = meta.story({ globals: at('phone') })
