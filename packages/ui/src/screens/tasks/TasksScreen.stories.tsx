import { type Task, TaskQuery } from '@tracemark/api/schemas'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { farmAudit } from '../../stories/tasks.ts'
import { TasksScreen } from './TasksScreen.tsx'

const rows: readonly Task[] = [
  { ...farmAudit, usedForDiscovery: true, usageCount: 1777, ruleConditions: [{ property: 'country', operator: 2, value: 'CO,PE' }] },
  { ...farmAudit, id: '01939f00-0000-7000-8000-000000002002', name: 'Moisture check', icon: 'water', usageCount: 0, assignments: 0 },
]

const { args, states } = entityList(TaskQuery, rows)

const meta = preview.meta({
  title: 'Screens/Tasks/Tasks',
  component: TasksScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Farm audit/ })
    await expect(row).toHaveTextContent('Yes')
    await expect(row).toHaveTextContent('1,777')
    await expect(row).toHaveTextContent('Shown when the country is Colombia or Peru')
    await userEvent.click(canvas.getByRole('button', { name: 'New task' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
