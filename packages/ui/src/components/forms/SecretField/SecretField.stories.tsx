import { expect, fn, mocked, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { SecretField, type SecretFieldProps } from './SecretField.tsx'

const secret = 'whsec_9mB2vQ7rT4xK1pL8sD3f'
const unitUrl = 'https://tracemark.example/u/SA-0004-217-8'

const args: SecretFieldProps = { label: 'Security key', value: secret }

const writeText = fn<(text: string) => Promise<void>>()

const meta = preview.meta({
  title: 'Staff/Forms/Secret field',
  component: SecretField,
  args,
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    mocked(writeText).mockReset().mockResolvedValue()
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
})

export const States = meta.story({
  render: (args) => (
    <Columns>
      <SecretField {...args} hint="Signs every message of this action" />
      <SecretField {...args} defaultShown />
      <SecretField {...args} value="" />
      <SecretField label="Unit URL" kind="link" value={unitUrl} />
      <SecretField label="Unit URL, hidden" kind="link" value={unitUrl} defaultShown={false} />
      <SecretField label="Token" value={secret.repeat(6)} defaultShown />
    </Columns>
  ),
})

export const ShowAndHide = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Security key')
    await expect(input.value).not.toContain(secret)
    await userEvent.click(canvas.getByRole('button', { name: 'Show Security key' }))
    await expect(input).toHaveValue(secret)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show Security key' })).toHaveFocus()
    await expect(input).not.toHaveValue(secret)
  },
})

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Security key' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(writeText.mock.calls).toEqual([[secret]])
    await expect(canvas.getByLabelText('Security key')).not.toHaveValue(secret)
  },
})

export const CopyRefused = meta.story({
  args: { label: 'Unit URL', kind: 'link', value: unitUrl, defaultShown: false },
  play: async ({ canvas, userEvent }) => {
    mocked(writeText).mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Unit URL' }))
    const input = canvas.getByLabelText<HTMLInputElement>('Unit URL')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your browser blocked copying/)
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(unitUrl)
  },
})

export const UnitUrl = meta.story({
  args: { label: 'Unit URL', kind: 'link', value: unitUrl },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Open Unit URL' })).toHaveAttribute('href', unitUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Unit URL' }))
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Unit URL' }))
    await waitFor(() => expect(writeText.mock.calls).toEqual([[unitUrl]]))
  },
})

export const German = meta.story({
  args: { label: 'Sicherheitsschlüssel', value: secret, hint: 'Unterschreibt jede Nachricht dieser Aktion' },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    mocked(writeText).mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sicherheitsschlüssel kopieren' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Der Browser/))
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
