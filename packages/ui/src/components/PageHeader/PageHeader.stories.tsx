import Button from '@mui/material/Button'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageTabs } from './PageTabs.tsx'

const meta = preview.meta({ title: 'Staff/Page header', component: PageHeader, args: { title: 'Value chains', summary: '3 in use' } })

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="contained">New value chain</Button>
      </>
    ),
  },
})

export const LongTitle = meta.story({
  args: { title: 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria, washed Caturra' },
})

const tabs = [
  { id: 'general', label: 'General', href: '#general' },
  { id: 'documentation', label: 'Documentation', href: '#documentation', badge: '4' },
  { id: 'attributes', label: 'Attributes', href: '#attributes' },
  { id: 'certifications', label: 'Certifications', href: '#certifications' },
  { id: 'gallery', label: 'Gallery', href: '#gallery' },
  { id: 'advanced', label: 'Advanced settings', href: '#advanced' },
]

export const WithTabs = meta.story({
  parameters: { picture: true },
  args: {
    title: 'Finca La Esperanza',
    summary: 'Washed Caturra, 217 units',
    actions: <Button variant="contained">Save</Button>,
    tabs: <PageTabs tabs={tabs} current="documentation" />,
  },
})

const onNavigate = fn()

export const TabsByKeyboard = WithTabs.extend({
  parameters: { picture: false },
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  args: { tabs: <PageTabs tabs={tabs} current="documentation" onNavigate={onNavigate} /> },
  play: async ({ canvas }) => {
    onNavigate.mockClear()
    const link = (name: RegExp) => canvas.getByRole('link', { name })
    link(/^General/).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(link(/^Attributes/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(link(/^Advanced/)).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(onNavigate.mock.calls).toEqual([['#general']])
    await expect(link(/^Documentation/)).toHaveAttribute('aria-current', 'page')
  },
})

export const TabsOnPhone = WithTabs.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { tabs: <PageTabs tabs={tabs} current="gallery" /> },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Sections of this page' })
    await expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth)
    await expect(Math.abs(bar.scrollLeft)).toBeGreaterThan(0)
  },
})

export const TabsRightToLeft = WithTabs.extend({ parameters: { picture: false }, globals: { direction: 'rtl' } })

export const MoreActions = meta.story({
  args: {
    actions: <Button variant="contained">New value chain</Button>,
    more: [
      { id: 'duplicate', label: 'Duplicate', icon: 'layers', onSelect: fn() },
      { id: 'clipboard', label: 'Update from clipboard', icon: 'task', disabled: true, onSelect: fn() },
      { id: 'remove', label: 'Remove', icon: 'close', destructive: true, onSelect: fn() },
    ],
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'More actions' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.more?.[2]?.onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible())
  },
})
