import Button from '@mui/material/Button'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EmptyPanel, type EmptyPanelProps, storesCode } from './EmptyPanel.tsx'

const args: EmptyPanelProps = { kind: 'interactions' }

const meta = preview.meta({ title: 'Staff/Empty panel', component: EmptyPanel, args, loaders: [storesCode.load] })

export const Interactions = meta.story({ args: { actions: <Button>Run a task</Button> } })

export const Default = meta.story({
  args: { kind: 'default' },
  play: async ({ canvas }) => {
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(address('App Store')).toBe('https://apps.apple.com/search?term=tracemark')
    await expect(address('Google Play')).toBe('https://play.google.com/store/search?q=tracemark&c=apps')
  },
})

export const DefaultOnPhone = meta.story({ args: { kind: 'default' }, globals: { viewport: { value: 'phone', isRotated: false } } })

export const Assets = meta.story({ args: { kind: 'assets', actions: <Button variant="contained">New asset</Button> } })

export const Units = meta.story({ args: { kind: 'units' } })

export const Variants = meta.story({ args: { kind: 'variants' } })

export const Services = meta.story({ args: { kind: 'services' } })

export const ComingSoon = meta.story({ args: { kind: 'coming_soon' } })

export const Invitation = meta.story({ args: { kind: 'invitation' } })

export const FarmAudits = meta.story({ args: { kind: 'assets' }, globals: { language: 'en-x-farm' } })

export const RightToLeft = meta.story({ args: { kind: 'default' }, globals: { direction: 'rtl' } })

export const NoPermission = meta.story({ args: { kind: 'no_permission', missing: ['Portal: open', 'Interactions: view'] } })

export const German = meta.story({ args: { kind: 'no_permission' }, globals: { language: 'de' } })
