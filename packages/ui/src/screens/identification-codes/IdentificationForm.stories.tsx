import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { IdentificationForm, type IdentificationFormProps } from './IdentificationForm.tsx'

const values = { identificationMethod: 'qr' as const }
const task = { value: '01939f00-0000-7000-8000-000000003101', label: 'Is it ours?' }

const args: IdentificationFormProps = {
  values,
  onSave: fn(async () => undefined),
  onCancel: fn(),
  findTasks: async () => [task],
  sample: {
    name: 'Finca La Esperanza',
    code: { type: 'gtin', value: '9506000134352' },
    publicPage: 'https://trace.example/p/sierra-alta/finca-la-esperanza',
    unit: { name: 'FE-000017', sequenceNumber: 17 },
  },
}

const meta = preview.meta({
  title: 'Screens/Identification codes/Identification',
  component: IdentificationForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

/** The method needs a prefix; the sample follows what is entered. */
export const SerialPrefix = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Identification method/ }), 'Serial')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Serial prefix/ })).toBeInvalid())
    await userEvent.type(screen.getByRole('textbox', { name: /^Serial prefix/ }), 'finca')
    await userEvent.tab()
    await expect(await screen.findByText(/^FINCA-000017-[0-9A-Z]$/)).toBeVisible()
    await userEvent.type(screen.getByRole('combobox', { name: 'Discovery task' }), 'ours')
    await userEvent.click(await screen.findByRole('option', { name: task.label }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const changed = { identificationMethod: 'serialPrefix', serialPrefix: 'FINCA', discoveryTaskId: task.value }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(changed, values))
  },
})

export const Taken = meta.story({
  args: {
    values: { identificationMethod: 'serialPrefix', serialPrefix: 'FINCA' },
    onSave: async () => ({
      code: 'identifier_taken' as const,
      fields: [{ path: ['serialPrefix'], message: 'is already in use', code: 'taken' as const }],
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Serial prefix/ })).toBeInvalid())
  },
})

export const Nfc = meta.story({ args: { values: { identificationMethod: 'nfc', discoveryTaskId: task.value }, task: task.label } })
export const ReadOnly = meta.story({ args: { ...Nfc.input.args, readOnly: true } })
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, failure: { code: 'not_found' } } })
export const German = meta.story({ args: Nfc.input.args, globals: { language: 'de' } })
export const Phone = meta.story({ args: Nfc.input.args, globals: at('phone') })
