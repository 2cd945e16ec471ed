import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { farmAudit } from '../../stories/tasks.ts'
import { arrives } from '../../stories/uploads.ts'
import { TaskScreen, type TaskScreenProps } from './TaskScreen.tsx'
import { taskTabs } from './task-tabs.ts'

const { id: _, createdAt, updatedAt, organizationId, usageCount, assignments, ...values } = farmAudit

const args: TaskScreenProps = {
  task: farmAudit,
  values,
  unitStatuses: [],
  tab: 'questions',
  hrefOfTab: (tab) => `/task/${tab}`,
  onTab: fn(),
  place: { row: 0, pane: 'outline' },
  onPlace: fn(),
  assets: 'The assets',
  // The portal draws the worker's own screens here.
  renderForm: (widgets) => (
    <ol aria-label="Preview of the questions">
      {widgets.map(({ id, step, parameters: { label } }) => (
        <li key={id}>{step === undefined ? label : `${step}: ${label}`}</li>
      ))}
    </ol>
  ),
  renderResult: ({ title }) => <h2>{title}</h2>,
  back: { label: 'Tasks', href: '/tasks', onBack: fn() },
  secondary: { label: 'Duplicate', icon: 'copy', onSelect: fn() },
  actions: [{ id: 'delete', label: 'Delete', icon: 'trash', destructive: true, onSelect: fn() }],
  onSave: fn(async () => undefined),
  onDirty: fn(),
  upload: arrives,
}

/** Tabs and panes as the portal's page turns them. */
const Turning = (props: TaskScreenProps) => {
  const [tab, setTab] = useState(props.tab)
  const [place, setPlace] = useState(props.place)
  const turn = (href: string) => setTab(taskTabs.find((name) => href.endsWith(name)) ?? 'questions')
  return <TaskScreen {...props} tab={tab} onTab={turn} place={place} onPlace={setPlace} />
}

const meta = preview.meta({
  title: 'Screens/Tasks/Task',
  component: TaskScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args,
  render: (props) => <Turning {...props} />,
})

const rows = () => [...document.querySelectorAll('button[data-row]')].map((row) => row.querySelector('span')?.textContent)
const row = (name: RegExp) => within(screen.getByRole('region', { name: 'Questions' })).getByRole('button', { name })
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const begun = ['Arrival', 'Day of the visit*', 'The farmer is present*', 'Record book', 'Record book*', 'Shade trees', 'Remarks']

export const Questions = meta.story({
  play: async ({ canvas }) => {
    await expect(rows()).toEqual(begun)
    await expect(canvas.getByRole('textbox', { name: 'Title of the section' })).toHaveValue('Arrival')
    await expect(canvas.getByText('No problems')).toBeVisible()
    await expect(shown()).toContain('Record book: Record book')
  },
})

/** A form is made by keyboard alone: move, undo, add, duplicate, delete, save. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    row(/^Shade trees/).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await waitFor(() => expect(rows().slice(2, 6)).toEqual(['The farmer is present*', 'Shade trees', 'Record book', 'Record book*']))
    await waitFor(() => expect(row(/^Shade trees/)).toHaveFocus())
    await expect(canvas.getByText('Shade trees moved to position 3 of 5')).toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(rows()[4]).toBe('Shade trees'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(rows()[3]).toBe('Shade trees'))
    row(/^Remarks/).focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(rows()).toHaveLength(8))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}Signed by')
    await waitFor(() => expect(shown()).toContain('Signed by'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row(/^Signed by/)).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Delete}')
    await waitFor(() => expect(rows()).toHaveLength(7))
    await waitFor(() => expect(row(/^Signed by/)).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    const [visited, present, book, shade, remarks] = values.config.widgets
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        {
          ...values,
          config: {
            widgets: [
              visited,
              present,
              shade,
              book,
              { ...remarks, id: 'remarks_1', parameters: { ...remarks?.parameters, label: 'Signed by' } },
            ],
          },
        },
        values,
      ),
    )
  },
})

/** What a question of each kind asks; what is wrong is said where it is, and Save leads there. */
export const AddedAndRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choice' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label' })).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), 'Ripeness')
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }))
    await userEvent.keyboard('Ripe{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Option 2' })).toHaveFocus())
    await userEvent.paste('Green; unripe\nBlack')
    await expect(canvas.getAllByRole('textbox', { name: /^Value of option/ }).map((field) => (field as HTMLInputElement).value)).toEqual([
      'Ripe',
      '',
      'unripe',
      'Black',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Option 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

/** A question that a rule asks for says so, and takes it along. */
export const DeletedWithItsRule = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(row(/^Shade trees/))
    await expect(canvas.getByText(/^Used in rule 2/)).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      { ...values, config: { widgets: values.config.widgets.filter(({ id }) => id !== 'shade') }, rules: values.rules.slice(0, 1) },
      values,
    )
  },
})

/** What the server finds stands at the field, too. */
export const RefusedByTheServer = meta.story({
  args: {
    place: { row: 1, pane: 'outline' },
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [
        { path: ['config', 'widgets', 0, 'parameters', 'hint'], message: 'too long', code: 'too_long' as const, params: { maximum: 500 } },
      ],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hint' }), 'Ask the farmer')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hint' })).toHaveAccessibleDescription(/500/))
  },
})

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a question' }), 'shade')
    await waitFor(() => expect(rows()).toEqual(['Shade trees']))
  },
})

export const Classification = meta.story({
  args: { tab: 'classification' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }))
    const [, , added] = canvas.getAllByRole('combobox', { name: 'If' })
    await userEvent.selectOptions(added ?? canvas.getByRole('combobox', { name: 'If' }), 'The farmer is present')
    const value = canvas.getAllByRole('combobox', { name: 'Value' }).at(-1)
    await userEvent.selectOptions(value ?? canvas.getByRole('combobox', { name: 'Value' }), 'No')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const rule = { widgetId: 'present', operator: 'equals', value: false, classification: 'alert' }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, rules: [...values.rules, rule] }, values))
  },
})

export const Result = meta.story({
  args: { tab: 'result' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Visit again' })).toBeVisible()
  },
})

export const General = meta.story({
  args: { tab: 'general' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Form page of another site' }), 'https://forms.example/audit')
    await userEvent.click(canvas.getByRole('switch', { name: 'Used as discovery' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { ...values, usedForDiscovery: true, config: { ...values.config, formstackUri: 'https://forms.example/audit' } },
        values,
      ),
    )
  },
})

export const Assignments = meta.story({ args: { tab: 'assets', primary: { label: 'Assign', icon: 'plus', onSelect: fn() } } })
export const ReadOnly = meta.story({ args: { readOnly: true, place: { row: 4, pane: 'form' } } })
export const NoQuestions = meta.story({
  args: { task: { ...farmAudit, config: { widgets: [] }, rules: [] }, values: { ...values, config: { widgets: [] }, rules: [] } },
})
export const Loading = meta.story({ tags: ['!test'], args: { task: undefined, values: undefined } })

/** One pane at a time, turned by its tabs. */
export const Phone = meta.story({
  globals: at('phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(row(/^Remarks/))
    await userEvent.click(canvas.getByRole('tab', { name: 'Question' }))
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveValue('Remarks')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Preview' })).toHaveFocus()
    await expect(canvas.getByRole('list', { name: 'Preview of the questions' })).toBeVisible()
  },
})
export const German = meta.story({ globals: { language: 'de' } })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
