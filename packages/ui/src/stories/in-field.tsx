import type { ComponentType } from 'react'
import { expect, type within } from 'storybook/test'

/** The ground that parts of the field tier stand on. */
export const inField = (Story: ComponentType) => (
  <div className="tm" style={{ width: '100%', maxWidth: 400 }}>
    <Story />
  </div>
)

/** As a form is that is being sent. */
export const inDisabledForm = (Story: ComponentType) => (
  <fieldset disabled style={{ margin: 0, padding: 0, border: 0 }}>
    <Story />
  </fieldset>
)

export const germanOnAPhone = { language: 'de', viewport: { value: 'phone', isRotated: false } } as const

interface Play {
  canvas: ReturnType<typeof within>
  userEvent: { click: (element: Element) => Promise<void> }
}

/** What the device refuses is said, and can be tried again at once. */
export const expectRefusal =
  (ask: string | RegExp, why: string) =>
  async ({ canvas, userEvent }: Play): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name: ask }))
    await expect(await canvas.findByText(why)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Try again/ })).toHaveFocus()
  }
