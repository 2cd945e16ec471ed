import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MiddleText } from './MiddleText.tsx'

const codes = ['V-KAFFEE-SIERRA-ALTA-2026-001', 'V-KAFFEE-SIERRA-ALTA-2026-002', 'SA-0004-217', 'Größe L', 'Q']

const meta = preview.meta({
  title: 'Staff/Shortened ID',
  component: MiddleText,
  parameters: { picture: false },
  args: { children: 'V-KAFFEE-SIERRA-ALTA-2026-001' },
})

export const Default = meta.story({
  render: (args) => (
    <div style={{ width: 160 }}>
      <MiddleText {...args} />
    </div>
  ),
})

/** As narrow as a column may be, and as wide as they are. */
export const Identifiers = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: '10px 24px', padding: 16 }}>
      {codes.flatMap((code) =>
        ['narrow', 'wide'].map((room) => (
          <div key={`${code} ${room}`} data-testid={`${code} ${room}`}>
            <MiddleText>{code}</MiddleText>
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first = '', , short = ''] = codes
    const [narrow, wide, whole] = [`${first} narrow`, `${first} wide`, `${short} narrow`].map((name) => canvas.getByTestId(name))
    // One piece of text: read aloud, found in the page and copied it is the whole.
    for (const text of canvas.getAllByText(first)) await expect(text).toHaveTextContent(new RegExp(`^${first}$`))
    getSelection()?.selectAllChildren(narrow as HTMLElement)
    await expect(String(getSelection())).toBe(first)
    getSelection()?.removeAllRanges()
    // The end stays, whatever is cut.
    const shown = narrow?.querySelector('[data-tail]') as HTMLElement
    await expect(shown.dataset).toMatchObject({ tail: '026-001' })
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
    for (const [element, title] of [
      [narrow, first],
      [wide, ''],
      [whole, ''],
    ] as const) {
      const text = element?.firstElementChild as HTMLElement
      await userEvent.hover(text)
      await expect(text.title).toBe(title)
    }
  },
})
