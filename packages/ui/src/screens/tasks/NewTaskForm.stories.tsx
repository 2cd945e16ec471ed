import type { TaskLibraryEntry } from '@tracemark/api/schemas'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { farmAudit } from '../../stories/tasks.ts'
import { arrives } from '../../stories/uploads.ts'
import { NewTaskForm, type NewTaskFormProps } from './NewTaskForm.tsx'

const harvest: TaskLibraryEntry = {
  id: '018d7a00-0000-7000-8000-000000000002',
  name: 'Harvest',
  description: 'How much was harvested, and in which state.',
  icon: 'farm',
  inAppId: 'harvest',
  automatic: false,
  realtime: true,
  service: false,
  type: 0,
  config: { widgets: farmAudit.config.widgets.slice(0, 2) },
}
const scan: TaskLibraryEntry = {
  ...harvest,
  id: '018d7a00-0000-7000-8000-000000000009',
  name: 'Scan',
  description: 'Kept by the system whenever a public page is opened from a code.',
  icon: 'code',
  automatic: true,
  type: 1,
  config: { widgets: [] },
}

const args: NewTaskFormProps = { ...entityForm({ name: '' }), isNew: true, upload: arrives, library: [harvest, scan] }

const meta = preview.meta({
  title: 'Screens/Tasks/New task',
  component: NewTaskForm,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

const begun = { name: '', config: { widgets: [] } }

const name = () => screen.getByRole('textbox', { name: 'Name' })

/** An entry brings its questions and its name, which can be changed. */
export const FromTheLibrary = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Scan' }))
    await expect(name()).toHaveValue('Scan')
    await userEvent.click(screen.getByRole('radio', { name: 'Harvest' }))
    await expect(name()).toHaveValue('Harvest')
    await userEvent.type(name(), ' of 2027')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const { id: taskLibraryId, config, icon, description } = harvest
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Harvest of 2027', description, taskLibraryId, config, icon }, begun),
    )
  },
})

export const FromNothing = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Farm visit')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Farm visit', config: { widgets: [] } }, begun)
  },
})

export const LibraryOnItsWay = meta.story({ args: { library: undefined } })
export const Phone = meta.story({ globals: at('phone') })
