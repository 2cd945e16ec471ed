import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives, photo } from '../../stories/uploads.ts'
import { TaskAssetForm, type TaskAssetFormProps } from './TaskAssetForm.tsx'

const task = { id: '01939f00-0000-7000-8000-000000003201', name: 'Rate this coffee', automatic: false, ruleConditions: [] }
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
  stepsEngineConfig: { steps: [{ id: 'first', title: 'Taste', widgetIds: ['aroma'] }] },
  messagesEngineConfig: { messages: { notice: { title: 'Thank you' } } },
  metadata: { channel: 'label' },
  attributes: [],
}

const question = (id: string, label: string) => ({ id, parameters: { input: 'text' as const, label, required: false } })

const args: TaskAssetFormProps = {
  ...entityForm(values),
  name: task.name,
  row: { task },
  upload: arrives,
  task: {
    config: { widgets: [question('aroma', 'Aroma'), question('body', 'Body'), question('contact', 'Your e-mail')] },
    resultMessages: { otherwise: { title: 'Saved' } },
    ruleConditions: [
      { property: 'country', operator: 2, value: 'CO,PE' },
      { property: 'itemStatus', operator: 3, value: '2' },
    ],
  },
  findTasks: async () => [{ value: task.id, label: task.name }],
  elements: [element, { id: '01939f00-0000-7000-8000-000000003302', name: 'Café' }],
  unitStatuses: [
    { value: 1, name: 'All Clear' },
    { value: 2, name: 'Under Investigation' },
  ],
}

const meta = preview.meta({
  title: 'Screens/Assets/Task',
  component: TaskAssetForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

/** Opens a group of fields. */
const open = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  heading.click()
  return within(screen.getByRole('group', { name: title }))
}

export const Edit = meta.story({
  play: async ({ args, userEvent }) => {
    const page = await open('Public page')
    await expect(page.getByText('Shown when the country is Colombia or Peru and the unit status is not Under Investigation')).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: 'Button label' }), 'Rate')
    await userEvent.clear(page.getByRole('textbox', { name: 'Title' }))
    await open('Unit status after the task')
    await userEvent.clear(screen.getByRole('combobox', { name: 'Alert' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Notice' }))
    await userEvent.click(await screen.findByRole('option', { name: 'All clear' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const changed = { ...values, publicTaskContent: { buttonLabel: 'Rate' }, itemStatuses: { notice: 1 } }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(changed, args.values))
  },
})

/** What stays in view of the picture goes with it. */
export const PublicImage = meta.story({
  args: { values: { ...values, publicTaskContent: { image: '/demo/photo-families.svg' } } },
  play: async ({ args, userEvent }) => {
    await open('Public page')
    const point = await screen.findByRole('slider', { name: /^Focal point/ })
    point.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ publicTaskContent: expect.objectContaining({ focus: { x: 0.55, y: 0.5 } }) }),
        expect.anything(),
      ),
    )
  },
})

/** Questions are chosen by their labels; those of one step are not offered in another. */
export const Steps = meta.story({
  play: async ({ args, userEvent }) => {
    await open('Steps')
    await expect(screen.getByText('Asked at the end: Body, Your e-mail')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add step' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Questions of step 2' }))
    await expect(screen.queryByRole('option', { name: 'Aroma' })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'Body' }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByText('Asked at the end: Your e-mail')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title of step 2/ })).toBeInvalid())
    await userEvent.type(screen.getByRole('textbox', { name: /^Title of step 2/ }), 'Mouthfeel')
    await userEvent.click(screen.getByRole('button', { name: 'Move Mouthfeel up' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [saved] = mocked(args.onSave).mock.lastCall ?? []
    await expect(saved?.stepsEngineConfig?.steps.map(({ title, widgetIds }) => ({ title, widgetIds }))).toEqual([
      { title: 'Mouthfeel', widgetIds: ['body'] },
      { title: 'Taste', widgetIds: ['aroma'] },
    ])
  },
})

export const Messages = meta.story({
  play: async ({ args, userEvent }) => {
    const messagesFields = await open('Messages at the end')
    await userEvent.click(messagesFields.getByText('In all other cases'))
    const others = within(screen.getByRole('group', { name: 'In all other cases' }))
    await expect(others.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Empty, the task says “Saved”.')
    await userEvent.type(others.getByRole('textbox', { name: 'Text' }), 'We will look at it.')
    await userEvent.upload(others.getByLabelText(/^Background image/), await photo('drying beds.png'))
    await expect(await others.findByRole('button', { name: 'Remove drying beds.png' })).toBeVisible()
    await userEvent.type(others.getByRole('textbox', { name: 'Close after' }), '20')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const messages = {
      notice: { title: 'Thank you' },
      otherwise: {
        description: 'We will look at it.',
        backgroundImage: 'https://files.sierra-alta.example/drying%20beds.png',
        autoCloseSeconds: 20,
      },
    }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, messagesEngineConfig: { messages } }, args.values))
  },
})

/** What is not finished is not saved, and the group that holds it opens. */
export const Metadata = meta.story({
  play: async ({ args, userEvent }) => {
    await open('Attributes and metadata')
    const metadata = screen.getByRole('button', { name: 'Add metadata' })
    if (metadata) await userEvent.click(metadata)
    await userEvent.type(screen.getByRole('textbox', { name: 'Key of attribute 2' }), 'channel')
    await userEvent.type(screen.getByRole('textbox', { name: 'Value of attribute 2' }), 'app')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Use each key once')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Key of attribute 2' }), '2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const metadataNow = { channel: 'label', channel2: 'app' }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, metadata: metadataNow }, args.values))
  },
})

export const Inherited = meta.story({ args: { readOnly: true, inheritedFrom: { name: 'Coffees of the valley', href: '#' } } })

/** A task of a page of somebody else has no questions of its own. */
export const WithoutQuestions = meta.story({
  args: { values: { thingId, taskId: task.id }, task: { config: { widgets: [] }, resultMessages: {}, ruleConditions: [] } },
  play: async () => {
    await open('Steps')
    await expect(screen.getByText('This task has no questions to divide.')).toBeVisible()
  },
})

/** Only the task has to be chosen. */
export const New = meta.story({
  args: { isNew: true, values: { thingId, taskId: '' }, name: undefined, row: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add task' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Task/ })).toBeInvalid())
    await userEvent.type(screen.getByRole('combobox', { name: /^Task/ }), 'Rate')
    await userEvent.click(await screen.findByRole('option', { name: 'Rate this coffee' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add task' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const ReadOnly = meta.story({ args: { readOnly: true } })
export const German = meta.story({ globals: { language: 'de' } })
export const Phone = meta.story({ globals: at('phone') })
