import { languages } from '@tracemark/api/languages'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TopLine } from './TopLine.tsx'

const meta = preview.meta({
  title: 'Field/Top line',
  component: TopLine,
  parameters: { padded: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    organization: 'Sierra Alta',
    languages,
    links: [
      { label: 'Interactions on this device', onOpen: fn() },
      { label: 'Back to portal', onOpen: fn() },
    ],
    onLanguage: fn(),
    onSignOut: fn(),
  },
})

export const Closed = meta.story({ args: { organization: 'Erzeugergemeinschaft Sierra Alta und Freunde vom Berg' } })

export const Open = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'de')
    await expect(args.onLanguage).toHaveBeenCalledWith('de')
  },
})

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.links[0]?.onOpen).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull()
  },
})

export const WithoutSessionGerman = meta.story({
  globals: { language: 'de' },
  args: { organization: undefined, links: [], onSignOut: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }))
    await expect(canvas.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})
