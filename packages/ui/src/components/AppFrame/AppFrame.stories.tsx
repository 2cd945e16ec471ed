import { languages } from '@tracemark/api/schemas'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { account, organizations, sierraAlta } from '../../stories/fixtures.ts'
import { menu } from '../../stories/menu.ts'
import { fetched } from '../../stories/table.ts'
import { EmptyPanel, storesCode } from '../EmptyPanel/EmptyPanel.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { AppFrame } from './AppFrame.tsx'
import type { AppFrameProps } from './types.ts'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const args: AppFrameProps = {
  account,
  organizations,
  organization: sierraAlta,
  menu,
  current: 'interactions',
  theme: 'auto',
  language: 'en',
  languages,
  offline: false,
  onSearch: fn(),
  onNavigate: fn(),
  onOrganization: fn(),
  onTheme: fn(),
  onLanguage: fn(),
  onSignOut: fn(),
  children: (
    <>
      <PageHeader title="Grower Groups" summary="12 in this organization" />
      <EmptyPanel kind="default" />
    </>
  ),
}

const meta = preview.meta({
  title: 'Staff/App frame',
  component: AppFrame,
  parameters: { padded: false },
  globals: at('tablet'),
  args,
  loaders: [storesCode.load],
})

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Frame = meta.story({ parameters: { picture: false } })

export const NoOrganization = meta.story({ args: { organization: undefined, menu: [] } })

export const Offline = meta.story({ args: { offline: true } })

/** One bar at a time, with what matters most. */
export const OneBar = meta.story({
  args: { offline: true, clockAhead: 10 * 60_000, onReload: fn() },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull()
    await expect(canvas.queryByText(/clock is wrong/)).toBeNull()
  },
})

export const WrongClock = meta.story({
  args: { clockAhead: 10 * 60_000 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^This device's clock is wrong\. It shows .+\. The time is .+\. Set the date and time/),
    ).toBeVisible()
  },
})

export const NewVersion = meta.story({
  args: { onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('A new version has been released!!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

export const Expanded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the menu' }))
    await expect(canvas.getByRole('button', { name: 'Collapse the menu' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Value chains' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/org/sierra-alta/settings/value-chains/list')
    await userEvent.unhover(canvas.getByRole('link', { name: 'Value chains' }))
  },
})

/** What measures its room by the window's size hears of the sidebar while it moves. How often: announce-resize.test.ts. */
export const Resize = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Expand the menu', 'Collapse the menu']) {
      const resized = fn()
      window.addEventListener('resize', resized, { once: true })
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(resized).toHaveBeenCalledOnce())
    }
  },
})

export const SwitchOrganization = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sierra Alta/ }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Weingut Klosterhalde' }, fetched))
    await expect(args.onOrganization).toHaveBeenLastCalledWith('klosterhalde')
    await waitFor(() => expect(body(canvasElement).queryByRole('menu')).toBeNull())
  },
})

export const Organizations = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sierra Alta/ }))
    await expect(await body(canvasElement).findByRole('menuitem', { name: 'Open Granary' }, fetched)).toBeVisible()
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Luisa Marín' }))
    await expect(await body(canvasElement).findByRole('menuitem', { name: 'Sign out' }, fetched)).toBeVisible()
  },
})

export const KeyboardSignOut = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Account: Luisa Marín' }).focus()
    await userEvent.keyboard('{Enter}')
    await body(canvasElement).findByRole('menuitem', { name: 'Sign out' }, fetched)
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account: Luisa Marín' })).toHaveFocus())
  },
})

export const Phone = meta.story({ globals: at('phone') })

/** The drawer holds the keys while it is open, and gives focus back. */
export const PhoneMenuKeyboard = meta.story({
  globals: at('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await body(canvasElement).findByRole('navigation', { name: 'Main' }, fetched)
    await userEvent.tab({ shift: true })
    await expect(within(drawer).getByRole('link', { name: 'Organization' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const PhoneMenu = meta.story({
  parameters: { picture: true },
  globals: at('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await expect(await body(canvasElement).findByRole('link', { name: /Interactions/ }, fetched)).toBeVisible()
  },
})

export const Desktop = meta.story({ parameters: { picture: 'both' }, globals: at('desktop') })

/** Groups fold, and whoever draws the frame is told what to remember. */
export const FoldGroup = meta.story({
  globals: at('desktop'),
  args: { onFolds: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Catalogue' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFolds).toHaveBeenLastCalledWith({ catalogue: false })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Grower Groups' })).toBeNull())
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('link', { name: 'Grower Groups' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
  },
})

/** The pages below an entry show while the person is on one of them. */
export const SubEntries = meta.story({
  globals: at('desktop'),
  args: { current: 'chain-coffee' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Coffee, from farm to port' })).toHaveAttribute('aria-current', 'page')
    const toggle = canvas.getByRole('button', { name: 'Pages in Value chains' })
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Cascara/ })).toBeNull())
    await userEvent.click(toggle)
    await userEvent.click(canvas.getByRole('link', { name: /Cascara/ }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/org/sierra-alta/settings/value-chains/cascara')
    await userEvent.unhover(canvas.getByRole('link', { name: /Cascara/ }))
  },
})

/** With icons only, they show in a menu beside it. */
export const SubEntriesCollapsed = meta.story({
  args: { current: 'chain-coffee' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'Value chains' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await body(canvasElement).findByRole('menuitem', { name: 'Coffee, from farm to port' }, fetched)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/org/sierra-alta/settings/value-chains/cascara')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Value chains' })).toHaveFocus())
    await expect(await body(canvasElement).findByRole('tooltip', { name: 'Value chains' })).toBeVisible()
  },
})

/** What was remembered comes in from outside. */
export const Remembered = meta.story({
  globals: at('desktop'),
  args: { collapsed: true, onCollapsed: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Expand the menu' })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCollapsed).toHaveBeenLastCalledWith(false)
    toggle.blur()
  },
})

export const Search = meta.story({
  globals: at('desktop'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search or go to…' }))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Meta>}K{/Meta}')
    await expect(args.onSearch).toHaveBeenCalledTimes(3)
    await userEvent.keyboard('/')
    await expect(args.onSearch).toHaveBeenCalledTimes(4)
  },
})

/** A slash in a text is a slash. */
export const SlashInText = meta.story({
  args: { children: <input aria-label="Note" style={{ font: 'inherit' }} /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), '1/2')
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('1/2')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})

export const PhoneSearch = meta.story({
  globals: at('phone'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})

const longest: AppFrameProps['menu'] = [
  {
    id: 'catalogue',
    label: 'Erzeugergemeinschaften und Genossenschaften',
    entries: [
      { id: 'interactions', label: 'Wertschöpfungskettenabschnitte', icon: 'place', href: '/a', badge: '12.480' },
      { id: 'things', label: 'Herkunftsnachweisverfahren', icon: 'verified', href: '/b' },
    ],
  },
]

export const German = meta.story({
  globals: { ...at('desktop'), language: 'de' },
  args: { menu: longest, language: 'de', organization: { ...sierraAlta, name: 'Erzeugergemeinschaft Sierra Alta und Freunde' } },
})

export const SidebarBlack = meta.story({ globals: at('desktop'), parameters: { sidebar: { background: 'black', color: 'azure' } } })
export const SidebarRed = meta.story({
  globals: at('desktop'),
  parameters: { picture: true, sidebar: { background: 'red', color: 'orange' } },
})
export const SidebarWhite = meta.story({ globals: at('desktop'), parameters: { sidebar: { background: 'white', color: 'purple' } } })
export const SidebarGreen = meta.story({ globals: at('desktop'), parameters: { sidebar: { color: 'green' } } })

export const Comfortable = meta.story({ globals: { ...at('desktop'), density: 'comfortable' } })

export const DesktopRightToLeft = meta.story({
  parameters: { picture: true },
  globals: { ...at('desktop'), direction: 'rtl' },
  args: { current: 'chain-coffee' },
})

export const RightToLeft = meta.story({ globals: { ...at('tablet'), direction: 'rtl' } })
