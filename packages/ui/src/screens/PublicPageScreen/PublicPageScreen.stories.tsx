import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture, publicThing } from '../../stories/fixtures.ts'
import { PublicPageScreen, type PublicPageScreenProps } from './PublicPageScreen.tsx'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const args: PublicPageScreenProps = { view: { kind: 'page', page: publicThing }, offline: false, onRetry: fn() }

const meta = preview.meta({
  title: 'Screens/Public page',
  component: PublicPageScreen,
  parameters: { padded: false },
  globals: at('phoneTall'),
  args,
})

export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finca La Esperanza, washed Caturra')
    await expect(canvas.getByText('Registered by Sierra Alta')).toBeVisible()
    await expect(canvas.getByText('14 records on file, the newest of 20 Nov 2026')).toBeVisible()
    await expect(canvas.getByText('0950 6000 1343 52', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible()
  },
})

export const Tablet = meta.story({ globals: at('tablet') })

export const Desktop = meta.story({ globals: at('desktopTall') })

export const German = meta.story({ globals: { ...at('phoneTall'), language: 'de' } })

export const Portuguese = meta.story({
  globals: { ...at('phoneTall'), language: 'pt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registrado por Sierra Alta')).toBeVisible()
    await expect(canvas.getByText('14 registros guardados, o mais recente de 20 de nov. de 2026')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { ...at('phoneTall'), direction: 'rtl' } })

export const OrganizationColour = meta.story({ globals: at('phone'), parameters: { accentColor: '#7a1f4b' } })

export const OwnPicture = meta.story({
  globals: at('phone'),
  args: {
    view: {
      kind: 'page',
      page: {
        ...publicThing,
        organization: { ...publicThing.organization, image: picture('#3f6a4a', '#9fb79c') },
        thing: { ...publicThing.thing, heroImage: picture('#d8b26a', '#5a3d22') },
      },
    },
  },
})

export const LittleKnown = meta.story({
  globals: at('phone'),
  args: {
    view: {
      kind: 'page',
      page: {
        organization: { slug: 'klosterhalde', name: 'Weingut Klosterhalde' },
        thing: { id: publicThing.thing.id, publicLink: 'riesling', name: 'Riesling Spätlese', description: '', attributes: [] },
        highlights: [],
        journey: [],
        records: { count: 0 },
      },
    },
  },
})

export const Loading = meta.story({ globals: at('phone'), args: { view: { kind: 'loading' } } })

export const Offline = meta.story({ globals: at('phone'), args: { offline: true } })

export const NotFound = meta.story({ globals: at('phone'), args: { view: { kind: 'failed', code: 'not_found', retryable: false } } })

export const Failed = meta.story({
  globals: at('phone'),
  args: { view: { kind: 'failed', code: 'internal', requestId: '01939f2c-7a5b', retryable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Dutch = meta.story({ globals: { ...at('phoneTall'), language: 'nl' } })
