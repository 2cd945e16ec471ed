import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { JobForm, type JobFormProps } from './JobForm.tsx'

const unit = { value: '01939f00-0000-7000-8000-000000003001', label: 'SA-0004-217' }
const task = { value: '01939f00-0000-7000-8000-000000003101', label: 'Bag handover' }
const values: NonNullable<JobFormProps['values']> = {
  name: 'Bag handover, SA-0004-217',
  itemId: unit.value,
  taskThingId: task.value,
  dueDate: '2026-11-25T17:00:00Z',
}
const args: JobFormProps = {
  ...entityForm(values),
  name: values.name,
  job: {
    ...values,
    id: '01939f00-0000-7000-8000-000000002001',
    code: 'J-00006',
    status: 'open',
    unit: { id: unit.value, name: unit.label },
    thing: { id: '01939f00-0000-7000-8000-000000003201', name: 'Finca La Esperanza' },
    task: { id: task.value, name: task.label },
    highPriority: false,
    createdAt: '2026-11-17T08:00:00Z',
  },
  findUnits: async () => [unit],
  findTasks: async (unitId) => (unitId === unit.value ? [task] : []),
  findPeople: async () => [{ value: '01939f00-0000-7000-8000-000000001001', label: 'Luisa Marín' }],
  onLink: fn(async () => ({ link: 'https://tracemark.example/task/abc', expiresAt: '2026-11-21T12:00:00Z' })),
  upload: arrives,
}

const meta = preview.meta({ title: 'Screens/Jobs/Job', component: JobForm, globals: at('wide'), args })

/** Its unit and its task stay; who is to do it, and until when, can change. */
export const Edit = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('combobox', { name: 'Unit' })).toHaveAttribute('readonly')
    await userEvent.click(screen.getByRole('switch', { name: 'High priority' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, highPriority: true }, expect.anything()))
  },
})

/** Which tasks there are the unit decides. */
export const New = meta.story({
  args: { isNew: true, name: undefined, job: undefined, values: { name: '' } as never },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Unit' }))
    await userEvent.click(await screen.findByRole('option', { name: unit.label }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Task' }))
    await userEvent.click(await screen.findByRole('option', { name: task.label }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Handover')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const made = { name: 'Handover', itemId: unit.value, taskThingId: task.value, highPriority: false }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(made, expect.anything()))
  },
})

/** The link is there as an address and as a code, once it is asked for. */
export const Link = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
    await expect(await screen.findByText('https://tracemark.example/task/abc')).toBeVisible()
  },
})

export const LinkRefused = meta.story({
  args: { onLink: fn(async () => ({ failure: { code: 'status_conflict' as const } })) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, job: undefined } })
export const NotFound = meta.story({
  tags: ['!test'],
  args: { values: undefined, name: undefined, job: undefined, failure: { code: 'not_found' } },
})
export const ReadOnly = meta.story({ args: { readOnly: true, onLink: undefined } })
export const Phone = meta.story({ globals: at('phone') })
