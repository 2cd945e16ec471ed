import { ElementDraft, NewCategory, NewOwnAttribute, NewVcodeGroup, NewWebhook } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrivesLater, photo } from '../../stories/uploads.ts'
import { BooleanField } from '../forms/BooleanField/BooleanField.tsx'
import { CodeField } from '../forms/CodeField/CodeField.tsx'
import { ImageField } from '../forms/ImageField/ImageField.tsx'
import { NumberField } from '../forms/NumberField/NumberField.tsx'
import { OptionsField } from '../forms/OptionsField/OptionsField.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { FormFrame } from './FormFrame.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { EntityFormProps, Refusal } from './types.ts'
import { useEntityForm } from './use-entity-form.ts'

const Form = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewCategory, props)
  return (
    <FormFrame {...props} form={form} title="Category">
      <TextField {...form.text('name', 'Name')} />
      <ImageField {...form.file('image', 'Image')} />
    </FormFrame>
  )
}

const WithSwitch = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewCategory, props)
  return (
    <FormFrame {...props} form={form} title="Category">
      <TextField {...form.text('name', 'Name')} />
      <BooleanField label="Public record" />
    </FormFrame>
  )
}

/** What it finds itself the contract does not ask. */
const WithCode = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewCategory, props)
  return (
    <FormFrame {...props} form={form} title="Category">
      <TextField {...form.text('name', 'Name')} />
      <CodeField
        {...form.value('description', 'Settings')}
        language="json"
        onChange={({ currentTarget }) => form.value('description', 'Settings').onChange(currentTarget.value)}
      />
    </FormFrame>
  )
}

const save = fn<() => Promise<undefined>>(async () => undefined)

const WithOptions = () => {
  const form = useEntityForm(NewOwnAttribute, { values: { name: 'Process', type: 'string' }, onSave: save })
  return (
    <FormFrame form={form} title="Attribute" onCancel={fn()}>
      <TextField {...form.text('name', 'Name')} />
      <OptionsField {...form.value('validValues', 'Valid values')} itemsLimit={2} />
    </FormFrame>
  )
}

const WithDefaults = () => {
  const form = useEntityForm(ElementDraft, { values: { name: 'Milling' }, onSave: save })
  return (
    <FormFrame form={form} title="Element" onCancel={fn()}>
      <TextField {...form.text('name', 'Name')} />
      <BooleanField {...form.flag('enabled', 'Active')} />
    </FormFrame>
  )
}

const WithSecret = (props: EntityFormProps<typeof NewCategory>) => {
  const newer = { name: 'Finca', hmacSecurityKey: 'whsec_of-somebody-else' }
  const onSave = async () => ({ code: 'changed_meanwhile' as const, theirs: { values: newer, accept: fn() } })
  const form = useEntityForm(NewWebhook, { values: { name: 'Green coffee' }, onSave })
  return (
    <FormFrame {...props} form={form} title="Integration">
      <TextField {...form.text('name', 'Name')} />
      <TextField {...form.text('hmacSecurityKey', 'Security key')} />
    </FormFrame>
  )
}

/** Its picture is asked for green coffee only. */
const WithHidden = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewCategory, props)
  return (
    <FormFrame {...props} form={form} title="Category">
      <TextField {...form.text('name', 'Name')} />
      {form.watch('name') === 'Green coffee' && <ImageField {...form.file('image', 'Image')} />}
    </FormFrame>
  )
}

/** Higher than the drawer. */
const Long = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewCategory, props)
  return (
    <FormFrame {...props} form={form} title="Category">
      <div data-testid="before" style={{ height: 1200 }} />
      <TextField {...form.text('name', 'Name')} />
      <div style={{ height: 1200 }} />
    </FormFrame>
  )
}

/** Of saves that are on their way. */
const refusals: ((refusal: Refusal<{ name: string }>) => void)[] = []

const args: EntityFormProps<typeof NewCategory> = { ...entityForm({ name: 'Green coffee' }), upload: arrivesLater() }

const meta = preview.meta({
  title: 'Staff/Form frame',
  component: Form,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

/** A page of its own: the bar is there once something is changed, and names it. */
export const Page = meta.story({
  args: { as: 'page' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ', washed')
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
})

/** What did not arrive is not saved without: the field says so, and Save goes on once it is there. */
export const UploadFails = meta.story({
  play: async ({ args, userEvent }) => {
    const image = await screen.findByLabelText('Image')
    await userEvent.upload(image, await photo('lot.png'))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again: lot.png' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Green coffee', image: 'https://files.sierra-alta.example/lot.png' },
        { name: 'Green coffee' },
      ),
    )
  },
})

export const RequiredMissing = meta.story({
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Please fill all the required fields')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(name, 'Cascara')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Cascara' }, args.values))
    await expect(screen.queryByText('Please fill all the required fields')).toBeNull()
  },
})

const WithNumber = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewVcodeGroup, { values: { size: 1, batchId: '', status: 1 }, onSave: save })
  return (
    <FormFrame {...props} form={form} title="New units">
      <TextField {...form.text('batchId', 'Variant')} />
      <NumberField {...form.number('size', 'Quantity')} decimals={0} />
    </FormFrame>
  )
}

/** Where some fields are empty and others wrong, both are said. */
export const MissingAndWrong = meta.story({
  parameters: { picture: false },
  render: (props) => <WithNumber {...props} />,
  play: async ({ userEvent }) => {
    const size = await screen.findByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(size)
    await userEvent.type(size, '-5')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/A value is missing or has the wrong format/)).toBeVisible()
    await expect(size).toHaveAccessibleDescription('1 to 1,000,000')
  },
})

/** What a field finds wrong in itself holds up Save, whether it was left or not. */
export const WrongByItself = meta.story({
  render: (props) => <WithCode {...props} />,
  play: async ({ args, userEvent }) => {
    const code = await screen.findByRole('textbox', { name: 'Settings' })
    await userEvent.type(code, '{{')
    // The field keeps the focus while Save is pressed.
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/JSON/))
    await expect(code).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(code, '}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Green coffee', description: '{}' }, args.values))
  },
})

/** What was typed and not added goes with it, or the field says why not. */
export const TypedAndNotAdded = meta.story({
  render: () => <WithOptions />,
  beforeEach: () => void save.mockClear(),
  play: async ({ userEvent }) => {
    const adder = await screen.findByRole('textbox', { name: 'Valid values' })
    await userEvent.click(adder)
    await userEvent.paste('Washed\nNatural')
    await userEvent.type(adder, 'Honey')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(adder).toHaveAccessibleDescription('The limit for entry options is only 2 items'))
    await expect(adder).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Washed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const begun = { name: 'Process', type: 'string', validValues: [] }
    await waitFor(() => expect(save.mock.calls).toEqual([[{ ...begun, validValues: ['Natural', 'Honey'] }, begun]]))
  },
})

/** A switch that nobody touched is what the contract says. */
export const DefaultsOfTheContract = meta.story({
  render: () => <WithDefaults />,
  beforeEach: () => void save.mockClear(),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('switch', { name: 'Active' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const begun = { name: 'Milling', enabled: true }
    await waitFor(() => expect(save.mock.calls).toEqual([[begun, begun]]))
  },
})

/** Whoever compares two versions sees that a secret differs, and not which it is. */
export const SecretChangedMeanwhile = meta.story({
  render: (props) => <WithSecret {...props} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Security key' }), 'whsec_of-my-own-making')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('row', { name: /Security key/ })).toHaveTextContent(/^Security keyNot shownNot shown$/)
    await expect(dialog).not.toHaveTextContent('whsec_')
  },
})

const gone = (asNew: boolean) => fn(async () => ({ code: 'not_found' as const, gone: { asNew } }))

/** What was deleted meanwhile is saved as a new one, in the same place. */
export const DeletedMeanwhile = meta.story({
  parameters: { picture: true },
  args: { onSave: gone(true) },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ', washed')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/Save it as a new one\?/)).toHaveTextContent(/^It was deleted/)
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new one' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Green coffee, washed' }, args.values)
  },
})

/** What is no more, and makes no sense as a new one, is not saved. */
export const DeletedForGood = meta.story({
  args: { onSave: gone(false) },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/It can no longer be saved/)).toHaveTextContent(/^It was deleted/)
    await expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    await userEvent.type(name, '{Enter}')
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
})

/** What could not be read is not saved. */
export const NotThere = meta.story({
  args: { values: undefined, failure: { code: 'not_found' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})

/** A required field that is left as it was says nothing until the form is sent; once it was used, it is checked when it is left. */
export const RequiredBeforeItWasUsed = meta.story({
  parameters: { picture: false },
  args: { as: 'page', values: { name: '' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const leave = async () => {
      await userEvent.click(name)
      await userEvent.tab()
      // Time enough for the form to find a mistake.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    await leave()
    await expect([name.getAttribute('aria-invalid'), name.getAttribute('aria-describedby')]).toEqual(['false', null])
    await userEvent.type(name, 'C{Backspace}')
    await leave()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Fill in this field'))
  },
})

/** What is said at the field that a press leaves must not move the control out from under the pointer. */
export const PressBelowAMistake = meta.story({
  args: { as: 'page' },
  render: (props) => <WithSwitch {...props} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const isPublic = canvas.getByRole('switch', { name: 'Public record' })
    const { top } = isPublic.getBoundingClientRect()
    await userEvent.clear(name)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: isPublic })
    await expect(name).not.toHaveFocus()
    // Time enough for the form to find the mistake.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(isPublic.getBoundingClientRect().top).toBe(top)
    await userEvent.pointer({ keys: '[/MouseLeft]', target: isPublic })
    await expect(isPublic).toBeChecked()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Fill in this field'))
    await expect(isPublic.getBoundingClientRect().top).toBeGreaterThan(top)
  },
})

export const RefusedElsewhere = meta.story({
  args: { onSave: fn(async () => ({ code: 'organization_suspended' as const })) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/Your entries stay on this page/)).toBeVisible()
  },
})

/** What is wrong with a field that is gone is said above those that are there. */
export const RefusedWhereNobodySees = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['image'], code: 'file_invalid' as const, message: '' }],
    })),
  },
  render: (props) => <WithHidden {...props} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ', washed')
    await expect(screen.queryByLabelText('Image')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid content/)
  },
})

/** What was entered is locked while it is sent, and nothing that is typed then gets lost. */
export const Slow = meta.story({
  args: { as: 'page', onSave: fn((): Promise<Refusal<{ name: string }>> => new Promise((resolve) => refusals.push(resolve))) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ', washed{Enter}')
    await expect(await canvas.findByText('Saving')).toBeVisible()
    await expect(name).not.toHaveFocus()
    await expect(name.closest('[inert]')).not.toBeNull()
    for (const refuse of refusals.splice(0)) refuse({ code: 'network_unreachable' })
    await expect(await canvas.findByText(/Your entries stay on this page/)).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard(' twice')
    await expect(name).toHaveValue('Green coffee, washed twice')
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
})

const Saved = () => {
  const [isSaved, setSaved] = useState(false)
  return (
    <main>
      <h1>Finca La Esperanza</h1>
      {!isSaved && (
        <SaveBar changes={['Name']}>
          <button type="button" onClick={() => setSaved(true)}>
            Save
          </button>
        </SaveBar>
      )}
    </main>
  )
}

/** What was saved takes its bar away, and the focus goes to what the page is of. */
export const FocusAfterSave = meta.story({
  render: () => <Saved />,
  play: async ({ userEvent }) => {
    screen.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Finca La Esperanza' })).toHaveFocus())
  },
})

/** The first field that is wrong may have the focus already, and be out of view. */
export const LedToMistake = meta.story({
  render: (args) => <Long {...args} />,
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
    dialog.getByTestId('before').scrollIntoView()
    const save = dialog.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const error = await dialog.findByText(/./, { selector: '[data-error]' })
    await waitFor(() => {
      const { top, bottom } = error.getBoundingClientRect()
      expect([top > 0, bottom < save.getBoundingClientRect().top]).toEqual([true, true])
    })
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
