import { Editor } from '@tiptap/react'
import { elements } from '@tracemark/api/rules/rich-text'
import { sanitizeRichText } from '@tracemark/api/rules/rich-text/sanitize'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { extensions } from './extensions.ts'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

const story =
  '<h3>The slope above Pijao</h3><p>Twelve families pick by hand, <strong>only ripe cherries</strong>, from <em>March to June</em>.</p><ul><li><p>Washed on the farm</p></li><li><p>Dried on raised beds</p></li></ul><blockquote><p>We know every tree.</p></blockquote><p>More at <a href="https://sierra-alta.example">Sierra Alta</a>.</p>'

const args: RichTextFieldProps = { label: 'Long description', onChange: fn(), onBlur: fn() }

/** The editor is loaded with the first field that needs it. */
const SLOW = { timeout: 10_000 }

const meta = preview.meta({
  title: 'Staff/Forms/Rich text field',
  component: RichTextField,
  args,
  globals: { viewport: { value: 'partTall' } },
})

const ready = async (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', undefined, SLOW)

export const Filled = meta.story({
  args: { defaultValue: story, hint: 'Shown on the public page' },
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveAccessibleName('Long description')
  },
})

export const Typing = meta.story({
  args: { maxLength: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const textbox = await ready(canvas)
    await userEvent.click(canvas.getByText('Long description'))
    await waitFor(() => expect(textbox).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await userEvent.keyboard('Picked by hand, only ripe')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Picked by hand, only ripe</strong></p>'))
    await expect(canvas.getByText('25 / 20')).toBeVisible()
    await expect(textbox).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('Max 20 characters'))
    await expect(args.onBlur).toHaveBeenCalled()
  },
})

export const ToolbarByKeyboard = meta.story({
  args: { defaultValue: '<p>Washed on the farm</p>' },
  // From right to left the arrow keys change places.
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>Washed on the farm</p></li></ul>'))
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
})

export const Link = meta.story({
  args: { defaultValue: '<p></p>' },
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const address = canvas.getByLabelText('Link address')
    await userEvent.type(address, 'sierra-alta{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter the full address, starting with https://')
    await expect(address).toHaveFocus()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://sierra-alta.example{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a rel="noopener noreferrer" href="https://sierra-alta.example">https://sierra-alta.example</a></p>',
      ),
    )
    await expect(canvas.queryByLabelText('Link address')).toBeNull()
  },
})

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const textbox = await ready(canvas)
    await userEvent.click(textbox)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<h1 style="color:red">Pijao</h1><p onclick="x()">A <b>b</b><script>alert(1)</script></p>')
    textbox.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h3>Pijao</h3><p>A <strong>b</strong></p>'))
  },
})

/** Where an element stands; the others stand for themselves. */
const places: Partial<Record<keyof typeof elements, string>> = {
  br: 'One<br>Two',
  hr: '<p>One</p><hr><p>Two</p>',
  ul: '<ul><li>Washed</li></ul>',
  ol: '<ol start="3"><li>Washed</li></ol>',
  li: '<ul><li>Washed<ul><li>Dried</li></ul></li></ul>',
  dl: '<dl><dt>Variety</dt><dd>Bourbon</dd></dl>',
  dt: '<dl><dt lang="es">Variedad</dt><dt>Variety</dt></dl>',
  dd: '<dl><dd><ul><li>Bourbon</li></ul></dd></dl>',
  a: '<a href="/files/one.pdf">A file</a>, <a href="mailto:a@b.example">a mailbox</a>, <a href="tel:+49123">a phone</a>',
  img: '<p>A <img src="https://a.example/b.png" alt="tree" width="40" height="30"></p>',
  figure: '<figure><a href="https://a.example"><img src="https://a.example/b.png" alt=""></a></figure>',
  figcaption: '<figure><img src="https://a.example/b.png" alt=""><figcaption>A <em>tree</em></figcaption></figure>',
  table: '<table><tr><td>Altitude</td><td>1,800 m</td></tr></table>',
  caption: '<table><caption>The slope</caption><tbody><tr><td>Altitude</td></tr></tbody></table>',
  thead: '<table><thead><tr><th colspan="2" scope="col">Year</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  tbody: '<table><tbody><tr><td rowspan="2">1</td></tr><tr></tr></tbody></table>',
  tr: '<table><tbody><tr><td></td></tr></tbody></table>',
  th: '<table><tbody><tr><th rowspan="2" scope="row">1</th></tr></tbody></table>',
  td: '<table><tbody><tr><td colspan="2"><strong>1</strong><br>2</td></tr></tbody></table>',
  pre: '<pre>a\n  <strong>b</strong></pre>',
  code: 'A <strong><code>b</code></strong>',
}

/** What a page shows of it. A cell or an item of a list holds paragraphs, which the editor adds; a table without a body has one. */
const shown = (html: string) => sanitizeRichText(html).replace(/<\/?(?:p|tbody)>/g, '')

export const KeepsWhatAPageShows = meta.story({
  args: { defaultValue: places.thead },
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    const names = Object.keys(elements) as (keyof typeof elements)[]
    const samples = names.map((name) => places[name] ?? `<${name} lang="es">Pijao</${name}>`)
    const kept = samples.map((content) => new Editor({ extensions, content }).getHTML())
    await expect(kept.map(shown)).toEqual(samples.map(shown))

    const textbox = await ready(canvas)
    await expect(canvas.getByRole('columnheader')).toHaveTextContent('Year')
    await userEvent.click(canvas.getByText('Long description'))
    await waitFor(() => expect(textbox).toHaveFocus())
    await userEvent.keyboard('!')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<table><thead><tr><th colspan="2" scope="col"><p>!Year</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
      ),
    )
  },
})

/** So many lists inside one another, with a paragraph in each. */
const lists = (count: number) => `${'<ul><li><p>Level</p>'.repeat(count)}${'</li></ul>'.repeat(count)}`

export const TooDeep = meta.story({
  args: { defaultValue: lists(12) },
  globals: { pictures: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    const textbox = await ready(canvas)
    await userEvent.click(canvas.getByText('Long description'))
    await waitFor(() => expect(textbox).toHaveFocus())
    await userEvent.keyboard('!')
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    await expect(textbox).not.toHaveAccessibleDescription()
    // In a list the tab key moves the item.
    textbox.blur()
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('Remove some levels of nested lists or quotes.'))
    await expect(textbox).toHaveAttribute('aria-invalid', 'true')
  },
})

export const TooLongWithItsFormatting = meta.story({
  args: { maxHtmlLength: 30 },
  globals: { pictures: 'none' },
  play: async ({ canvas, userEvent }) => {
    const textbox = await ready(canvas)
    await userEvent.click(textbox)
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await userEvent.keyboard('Only ripe')
    await userEvent.tab()
    await waitFor(() =>
      expect(textbox).toHaveAccessibleDescription('The text is too long. It can have 30 characters, including formatting.'),
    )
    await userEvent.click(textbox)
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    await waitFor(() => expect(textbox).not.toHaveAccessibleDescription())
  },
})

export const WithError = meta.story({
  args: { required: true, error: 'Please fill all the required fields' },
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveAccessibleDescription('Please fill all the required fields')
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: story },
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveAttribute('contenteditable', 'false')
    await expect(canvas.queryByRole('toolbar')).toBeNull()
  },
})

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: story },
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveAttribute('aria-disabled', 'true')
  },
})

export const PhoneGerman = meta.story({
  args: { label: 'Ausführliche Beschreibung', defaultValue: story, maxLength: 400 },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('toolbar', { name: 'Formatierung: Ausführliche Beschreibung' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  args: { defaultValue: story },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await ready(canvas)
  },
})
