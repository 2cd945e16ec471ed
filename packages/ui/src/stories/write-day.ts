import { screen, within } from 'storybook/test'

interface Hands {
  click: (element: Element) => Promise<void>
  keyboard: (text: string) => Promise<void>
}

/** Writes a day, such as "31052026", into the field that has this name. */
export const writeDay = async (userEvent: Hands, name: string, digits: string): Promise<void> => {
  const field = await screen.findByRole('group', { name }, { timeout: 5000 })
  await userEvent.click(within(field).getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard(digits)
}
