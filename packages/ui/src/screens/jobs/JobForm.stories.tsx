import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { JobForm, type JobFormProps } from './JobForm.tsx'

const unit = { value: '01939f00-0000-7000-8000-000000003001', label: 'SA-0004-217' }
const other = { value: '01939f00-0000-7000-8000-000000003002', label: 'SA-0004-218' }
const asset = { value: '01939f00-0000-7000-8000-000000003201', label: 'Finca La Esperanza' }
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
    thing: { id: asset.value, name: asset.label },
    task: { id: task.value, name: task.label },
    highPriority: false,
    createdAt: '2026-11-17T08:00:00Z',
  },
  findAssets: async () => [asset],
  findUnits: async (assetId) => (assetId === asset.value ? [unit, other] : []),
  findTasks: async (assetId) => (assetId === asset.value ? [task] : []),
  findJobs: async () => [],
  onSaveMany: fn(async () => undefined),
  getJobHref: (id) => `/org/sierra-alta/settings/jobs/${id}`,
  onOpen: fn(),
  findPeople: async () => [{ value: '01939f00-0000-7000-8000-000000001001', label: 'Luisa Marín' }],
  onLink: fn(async () => ({ link: 'https://tracemark.example/task/abc', expiresAt: '2026-11-21T12:00:00Z' })),
  upload: arrives,
}

const meta = preview.meta({ title: 'Screens/Jobs/Job', component: JobForm, globals: at('wide'), args })

/** Its unit and its task stay; who is to do it, and until when, can change. */
export const Edit = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Unit' })).toHaveAttribute('readonly')
    await userEvent.click(screen.getByRole('switch', { name: 'High priority' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, highPriority: true }, expect.anything()))
  },
})

const fresh = { isNew: true, name: undefined, job: undefined, values: { name: '' } as never }

const choose = async (name: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Which units and tasks there are the asset decides. */
export const New = meta.story({
  args: fresh,
  play: async ({ args, userEvent }) => {
    await choose('Asset', asset.label)
    await choose('Unit', unit.label)
    await choose('Task', task.label)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Handover')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Repeats' }), 'Every week')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const made = { name: 'Handover', itemId: unit.value, taskThingId: task.value, highPriority: false, repeat: 'P1W' }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(made, expect.anything()))
  },
})

/** A unit that has a job to do is named and left out; the button says how many are created. */
export const ForSeveral = meta.story({
  parameters: { picture: false },
  args: { ...fresh, findJobs: async () => [{ id: 'j', code: 'J-00219', unit: { id: unit.value, name: unit.label } }] },
  play: async ({ args, userEvent }) => {
    await choose('Asset', asset.label)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Several units')
    await choose('Units', unit.label)
    await userEvent.click(await screen.findByRole('option', { name: other.label }))
    await userEvent.keyboard('{Escape}')
    await choose('Task', task.label)
    await expect(await screen.findByText('“SA-0004-217” already has a job to do: J-00219. It is left out.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Handover')
    await userEvent.click(screen.getByRole('button', { name: 'Create 1 job' }))
    const made = { name: 'Handover', unitIds: [unit.value, other.value], taskThingId: task.value, highPriority: false }
    await waitFor(() => expect(args.onSaveMany).toHaveBeenLastCalledWith(made))
  },
})

/** Without a unit the task is for the asset as a whole. */
export const ForTheWhole = meta.story({
  parameters: { picture: false },
  args: fresh,
  play: async ({ args, userEvent }) => {
    await choose('Asset', asset.label)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'The whole asset')
    await choose('Task', task.label)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Handover')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const made = { name: 'Handover', taskThingId: task.value, highPriority: false }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(made, expect.anything()))
  },
})

/** What is missing is said at its field: the asset and the unit, too. */
export const Missing = meta.story({
  parameters: { picture: false },
  args: fresh,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    for (const name of ['Asset', 'Unit', 'Task']) await expect(await screen.findByRole('combobox', { name })).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
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
