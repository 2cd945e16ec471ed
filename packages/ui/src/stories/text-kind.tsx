import type { ComponentType } from 'react'
import { expect, type userEvent as user } from 'storybook/test'
import type { TextFieldProps } from '../components/forms/TextField/TextField.tsx'
import { Columns } from './Columns.tsx'

interface TextKindSample {
  label: string
  /** A value that is right. */
  good: string
  /** One that stops half-way. */
  half: string
  /** What the field says of it. */
  message: string
  /** What only the server can know. */
  error: string
}

type TextKindProps = Omit<TextFieldProps, 'multiline' | 'minLength' | 'maxLength'>

/** Every state of a field of one line of text. */
export const textKindStates =
  (Field: ComponentType<TextKindProps>, { good, half, error }: TextKindSample) =>
  (args: TextKindProps) => (
    <Columns>
      <Field {...args} hint="As it stands on the papers of the asset" />
      <Field {...args} defaultValue={good} />
      <Field {...args} required defaultValue={half} error={error} />
      <Field {...args} disabled defaultValue={good} />
      <Field {...args} readOnly defaultValue={good} />
      <Field
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  )

interface TextKindPlay {
  args: TextKindProps
  canvas: { getByLabelText: (label: string) => HTMLElement }
  userEvent: Pick<typeof user, 'type' | 'tab' | 'clear'>
}

/** The field is silent while a person types, says what is wrong when it is left, and is silent again once it is right. */
export const textKindCheck =
  ({ label, good, half, message }: TextKindSample) =>
  async ({ args, canvas, userEvent }: TextKindPlay) => {
    const input = canvas.getByLabelText(label)
    await userEvent.type(input, half)
    await expect(input).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(message)
    await userEvent.clear(input)
    await userEvent.type(input, good)
    await expect(input).not.toHaveAccessibleDescription()
    await expect(args.onChange).toHaveBeenCalled()
  }
