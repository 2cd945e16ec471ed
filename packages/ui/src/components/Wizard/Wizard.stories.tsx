import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Columns } from '../../stories/Columns.tsx'
import { BooleanField } from '../forms/BooleanField/BooleanField.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { Wizard, type WizardProps, type WizardStep } from './Wizard.tsx'

const later = ['Attributes', 'Documents', 'Unit and variant documents', 'Images', 'Videos', 'Event history', 'Content transfer summary']

/** The steps of the update from the clipboard (specification 1, section 2). */
const steps: WizardStep[] = [
  {
    id: 'general',
    name: 'General',
    content: (
      <Columns>
        <TextField label="Name" required />
        <TextField label="Description" hint="As it stands on the papers of the asset" />
      </Columns>
    ),
  },
  {
    id: 'product',
    name: 'Product info',
    content: (
      <Columns>
        <TextField label="Brand" required />
        <TextField label="Origin" required />
      </Columns>
    ),
  },
  ...later.map((name) => ({
    id: name,
    name,
    content: <BooleanField label={`Transfer: ${name}`} defaultValue />,
  })),
  { id: 'confirmation', name: 'Confirmation', content: <p style={{ margin: 0 }}>Everything is ready to be transferred.</p> },
]

const args: WizardProps = { label: 'Update from clipboard', steps, finish: { label: 'Transfer', onFinish: fn() }, onStep: fn() }

const meta = preview.meta({ title: 'Staff/Wizard', component: Wizard, args, globals: { viewport: { value: 'tablet' } } })

export const First = meta.story({})

export const Refused = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill all the required fields')
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus()
    await expect(args.onStep).not.toHaveBeenCalled()
  },
})

export const Mended = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Finca La Esperanza')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onStep).toHaveBeenLastCalledWith('product')
    await expect(canvas.getByRole('heading', { name: 'Product info' })).toHaveFocus()
  },
})

export const BackKeepsWhatWasEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Finca La Esperanza')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.type(canvas.getByLabelText(/^Brand/), 'Esperanza')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Finca La Esperanza')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText(/^Brand/)).toHaveValue('Esperanza')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText(/^Origin/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^General\s?, complete$/ }))
    await expect(canvas.getByRole('button', { name: /^Product info\s?, needs attention$/ })).toBeVisible()
  },
})

export const Last = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Finca La Esperanza')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.type(canvas.getByLabelText(/^Brand/), 'Esperanza')
    await userEvent.type(canvas.getByLabelText(/^Origin/), 'Pijao')
    for (const _step of steps.slice(2)) await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Confirmation', { selector: '[aria-current=step] *' })).toBeVisible()
    // A step from before is emptied: the wizard goes back to it instead of finishing.
    await userEvent.click(canvas.getByRole('button', { name: /^Product info\s?, complete$/ }))
    await userEvent.clear(canvas.getByLabelText(/^Origin/))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmation' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }))
    await expect(args.finish.onFinish).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText(/^Origin/)).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Origin/), 'Pijao')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmation' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }))
    await expect(args.finish.onFinish).toHaveBeenCalledOnce()
  },
})

export const Phone = meta.story({
  args: { firstStep: 'product' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Step 2 of 10:\s?Product info$/ })).toBeVisible()
  },
})

export const PhoneGerman = meta.story({
  args: {
    label: 'Aus der Zwischenablage aktualisieren',
    steps: [
      { id: 'general', name: 'Allgemeines', content: <TextField label="Name" required /> },
      { id: 'product', name: 'Angaben zum Erzeugnis', content: <TextField label="Marke" required /> },
    ],
    finish: { label: 'Übertragen', onFinish: fn() },
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Füllen Sie alle Pflichtfelder aus')
  },
})

export const FinishDisabled = meta.story({
  args: { firstStep: 'confirmation', finish: { label: 'Transfer', disabled: true, onFinish: fn() } },
})

export const RightToLeft = meta.story({ args: { firstStep: 'Documents' }, globals: { direction: 'rtl' } })
