import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { ListFilter } from '../../components/ListFrame/types.ts'
import { entityForm } from '../../stories/entity-list.ts'
import { interactions } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { CollectionForm, type CollectionFormProps } from './CollectionForm.tsx'

const values: NonNullable<CollectionFormProps['values']> = {
  name: 'Cup of the year 2026',
  description: 'From cherry to port',
  interactionIds: [],
}
const TASK = '01939f00-0000-7000-8000-000000004001'
const filters: ListFilter[] = [
  {
    type: 'choices',
    field: 'classification',
    label: 'Classification',
    options: [
      { value: 'alert', label: 'Alert', icon: 'alert' },
      { value: 'warning', label: 'Warning', icon: 'warning' },
    ],
  },
  { type: 'search-choice', field: 'taskId', label: 'Task', options: [{ value: TASK, label: 'Farm audit' }] },
  { type: 'boolean', field: 'teamTasks', label: 'Team tasks' },
]
const rule = {
  search: 'moisture',
  classification: ['alert' as const, 'warning' as const],
  taskId: TASK,
  reportedFrom: '2026-05-01T00:00:00Z',
}
const args: CollectionFormProps = {
  ...entityForm(values),
  name: 'Cup of the year 2026',
  upload: arrives,
  filters,
  onRule: fn(),
}
const held: NonNullable<CollectionFormProps['held']> = {
  page: { items: interactions.slice(0, 4), totalItems: 11, perPage: 4 },
  query: { page: 1, perPage: 50, sort: 'reportedDate_desc', search: '' },
  onQueryChange: fn(),
  onRetry: fn(),
  getHref: (id) => `/interactions/${id}`,
  allHref: '/interactions?collection=1',
  onOpen: fn(),
}

const meta = preview.meta({ title: 'Screens/Collections/Collection', component: CollectionForm, globals: at('wide'), args })

export const Edit = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    // An editor of formatted text comes after the form, and a picture must not depend on the moment.
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull(), { timeout: 10_000 })
    await userEvent.clear(name)
    await userEvent.type(name, 'Another name')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, name: 'Another name' }, args.values))
  },
})
export const New = meta.story({ args: { isNew: true, name: undefined } })
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Phone = meta.story({ globals: at('phone') })

/** By hand or by a rule: the rule is the filters of the list of interactions, and says itself as a sentence. */
export const NewByRule = meta.story({
  parameters: { picture: false },
  args: { isNew: true, name: undefined, values: { name: '' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Grave')
    await expect(screen.queryByRole('group', { name: 'Rule' })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filled' }), 'By a rule')
    const group = within(await screen.findByRole('group', { name: 'Rule' }))
    await expect(group.getByText('This collection holds every interaction.')).toBeVisible()
    await userEvent.click(group.getByRole('button', { name: 'Team tasks' }))
    await userEvent.type(group.getByRole('textbox', { name: 'Words to find' }), 'cup')
    await expect(group.getByText('This collection holds every interaction with: Words to find: cup · Team tasks')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const saved = { name: 'Grave', rule: { search: 'cup', teamTasks: true } }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining(saved), expect.anything()))
    await expect(args.onRule).toHaveBeenLastCalledWith(saved.rule)
  },
})

/** Dates that the list has given to the rule can be taken away. */
export const ByRule = meta.story({
  parameters: { picture: false },
  args: { values: { ...values, rule }, held },
  play: async ({ args, userEvent }) => {
    const group = within(await screen.findByRole('group', { name: 'Rule' }))
    await expect(
      group.getByText(
        /^This collection holds every interaction with: Words to find: moisture · Classification: Alert, Warning · Task: Farm audit/,
      ),
    ).toBeVisible()
    await userEvent.click(group.getByRole('button', { name: 'Remove filter: Occurred' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const { reportedFrom: _, ...left } = rule
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, rule: left }, args.values))
    const rows = within(screen.getByRole('region', { name: 'Interactions (11)' }))
    await userEvent.click(rows.getByRole('button', { name: 'Next' }))
    await expect(held.onQueryChange).toHaveBeenLastCalledWith({ page: 2 })
  },
})

/** What the rule names was deleted: it says so, and finds nothing until it is changed. */
export const NamesDeleted = meta.story({
  parameters: { picture: false },
  args: { values: { ...values, rule: { taskId: '01939f00-0000-7000-8000-00000000dead' } }, missing: ['taskId'] },
  play: async () => {
    const group = within(await screen.findByRole('group', { name: 'Rule' }))
    await expect(group.getByText('This collection holds every interaction with: Task: deleted')).toBeVisible()
    await expect(group.getByRole('alert')).toHaveTextContent('The rule names something that was deleted: Task.')
  },
})
export const ByRuleReadOnly = meta.story({ parameters: { picture: false }, args: { values: { ...values, rule }, readOnly: true, held } })
export const ByRuleOnPhone = meta.story({
  parameters: { picture: false },
  args: { values: { ...values, rule }, held },
  globals: at('phone'),
})
