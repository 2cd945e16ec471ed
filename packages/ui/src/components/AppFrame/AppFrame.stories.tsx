import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { account, organizations, sierraAlta } from '../../stories/fixtures.ts'
import { menu } from '../../stories/menu.ts'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
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
  offline: false,
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
})

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Frame = meta.story({})

export const NoOrganization = meta.story({ args: { organization: undefined, menu: [] } })

export const Offline = meta.story({ args: { offline: true } })

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

export const SwitchOrganization = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sierra Alta/ }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Weingut Klosterhalde' }))
    await expect(args.onOrganization).toHaveBeenLastCalledWith('klosterhalde')
    await waitFor(() => expect(body(canvasElement).queryByRole('menu')).toBeNull())
  },
})

export const Organizations = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sierra Alta/ }))
    await expect(await body(canvasElement).findByRole('menuitem', { name: 'Open Granary' })).toBeVisible()
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Luisa Marín' }))
    await expect(await body(canvasElement).findByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  },
})

export const KeyboardSignOut = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Account: Luisa Marín' }).focus()
    await userEvent.keyboard('{Enter}')
    await body(canvasElement).findByRole('menuitem', { name: 'Sign out' })
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account: Luisa Marín' })).toHaveFocus())
  },
})

export const Phone = meta.story({ globals: at('phone') })

export const PhoneMenu = meta.story({
  globals: at('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await expect(await body(canvasElement).findByRole('link', { name: /Interactions/ })).toBeVisible()
  },
})

export const Desktop = meta.story({ globals: at('desktop') })

export const RightToLeft = meta.story({ globals: { ...at('tablet'), direction: 'rtl' } })
