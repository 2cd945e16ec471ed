import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

const xml = '<message xmlns="urn:tracemark">\n  <asset>{{assetName}}</asset>\n  <unit status="ready">SA-0004-217</unit>\n</message>'
const json = '{\n  "title": "Bag sealed",\n  "autoCloseSeconds": 5\n}'

const args: CodeFieldProps = { label: 'XML message', language: 'xml', rows: 5, onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Code field', component: CodeField, args })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <CodeField {...args} hint="Sent as it stands, with the names in braces filled in" />
      <CodeField {...args} defaultValue={xml} />
      <CodeField {...args} required defaultValue={xml} error="The endpoint did not accept this message" />
      <CodeField {...args} disabled defaultValue={xml} />
      <CodeField {...args} readOnly defaultValue={xml} />
      <CodeField
        label="Code injection"
        language="html"
        rows={5}
        defaultValue={'<script async\n  src="https://chat.example/w.js">\n</script>'}
      />
    </Columns>
  ),
  globals: { viewport: { value: 'partTall' } },
})

export const JsonMistake = meta.story({
  args: { label: 'Result message', language: 'json', defaultValue: `${json.slice(0, -2)},\n}` },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLTextAreaElement>('Result message')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
    await expect(input).toHaveAccessibleDescription('Line 4 is not valid JSON')
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste(json)
    await expect(input).not.toHaveAccessibleDescription()
    await userEvent.clear(input)
    await userEvent.paste(`${json.slice(0, -2)},\n}`)
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
})

export const XmlMistake = meta.story({
  args: { defaultValue: xml.replace('</asset>', '</aset>') },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('XML message')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Line 2 is not valid XML')
  },
})

export const ManyLines = meta.story({
  args: { label: 'Log', language: 'text', defaultValue: Array.from({ length: 120 }, (_, line) => `entry ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Log')
    input.scrollTo(0, 1000)
    const gutter = input.previousElementSibling
    await waitFor(() => expect(gutter?.scrollTop).toBe(1000))
  },
})

export const German = meta.story({
  args: { label: 'XML-Nachricht', defaultValue: '<message>\n' },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('XML-Nachricht')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(canvas.getByText(/ungültiges XML$/)).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { defaultValue: xml }, globals: { direction: 'rtl' } })
