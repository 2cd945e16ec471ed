import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { TaskAssetForm, type TaskAssetFormProps } from './TaskAssetForm.tsx'

const task = { id: '01939f00-0000-7000-8000-000000003201', name: 'Rate this coffee', automatic: false }
const element = { id: '01939f00-0000-7000-8000-000000003301', name: 'Roastery' }

const thingId = '01939f00-0000-7000-8000-000000000101'

const values = {
  thingId,
  taskId: task.id,
  order: 2,
  valueChainElementId: element.id,
  publicServiceEnabled: true,
  publicServiceSharingEnabled: false,
  publicTaskVisibility: 'basic' as const,
  publicTaskContent: { title: 'How did you like it?' },
  itemStatuses: { alert: 2 },
  metadata: {},
  attributes: [],
}

const args: TaskAssetFormProps = {
  ...entityForm(values),
  name: task.name,
  row: { task },
  upload: arrives,
  findTasks: async () => [{ value: task.id, label: task.name }],
  elements: [element, { id: '01939f00-0000-7000-8000-000000003302', name: 'Café' }],
  unitStatuses: [
    { value: 1, name: 'All Clear' },
    { value: 2, name: 'Under Investigation' },
  ],
}

const meta = preview.meta({
  title: 'Screens/Asset task',
  component: TaskAssetForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

export const Edit = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Alert/ }), 'Choose')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Notice/ }), 'All Clear')
    await userEvent.type(screen.getByRole('textbox', { name: 'Button label' }), 'Rate')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const changed = { ...values, publicTaskContent: { buttonLabel: 'Rate' }, itemStatuses: { notice: 1 } }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(changed, args.values))
  },
})

/** Only the task has to be chosen. */
export const New = meta.story({
  args: { isNew: true, values: { thingId, taskId: '' }, name: undefined, row: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Task/ })).toBeInvalid())
    await userEvent.type(screen.getByRole('combobox', { name: /^Task/ }), 'Rate')
    await userEvent.click(await screen.findByRole('option', { name: 'Rate this coffee' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const ReadOnly = meta.story({ args: { readOnly: true } })
export const German = meta.story({ globals: { language: 'de' } })
export const Phone = meta.story({ globals: at('phone') })
