import type { PublicInfo } from '@tracemark/api/schemas'
import { expect, fn, spyOn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { PublicTab, type PublicTabProps } from './PublicTab.tsx'

const info: PublicInfo = {
  thingId: '01939f00-0000-7000-8000-000000000101',
  isEnabledPublicLink: true,
  isEnabledPublicContent: true,
  isEnabledDiscovery: true,
  isEnabledServices: false,
  publicLink: 'finca-la-esperanza',
  highlights: [],
  journey: [],
  content: {},
  showsHistory: false,
  showsEvents: false,
  identificationMethod: 'qr',
}

const home = '/org/sierra-alta/things/1'
const args: PublicTabProps = {
  asset: { name: 'Finca La Esperanza', hidden: false },
  info,
  address: 'about:blank',
  services: ['Ask for a sample', 'Tell us what you found'],
  hrefs: { advanced: `${home}/about/advanced`, tasks: `${home}/tasks`, about: (tab) => `${home}/about/${tab}` },
  onOpen: fn(),
}

const meta = preview.meta({
  title: 'Screens/Assets/Public',
  component: PublicTab,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

/** What the tab is for stands out, and nothing beside it. */
const expectPrimary = (canvasElement: HTMLElement, name: string) =>
  expect([...canvasElement.querySelectorAll('[data-variant=contained]')].map(({ textContent }) => textContent)).toEqual([name])

export const Open = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args: { onOpen } }) => {
    await expectPrimary(canvasElement, 'Public page')
    const facts = canvas.getByRole('region', { name: 'What is open to visitors' })
    await expect([...facts.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['On', 'On', 'On', 'Off'])
    await userEvent.click(canvas.getByRole('link', { name: 'Advanced settings' }))
    await expect(onOpen).toHaveBeenLastCalledWith(`${home}/about/advanced`)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(write).toHaveBeenCalledWith('about:blank')
    await expect(await canvas.findByText('Link copied')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Desktop' }))
    await expect(canvas.getByTitle('Preview')).toHaveStyle({ width: '1280px' })
  },
})

/** There is nothing to see, and the page says why. */
export const SwitchedOff = meta.story({
  args: { info: { ...info, isEnabledPublicLink: false }, onSwitchOn: fn() },
  play: async ({ canvas, canvasElement, userEvent, args: { onSwitchOn } }) => {
    await expectPrimary(canvasElement, 'Switch on the public page')
    const facts = canvas.getByRole('region', { name: 'What is open to visitors' })
    await expect([...facts.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Off',
      'Closed with the page',
      'On',
      'Off',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on the public page' }))
    await expect(onSwitchOn).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region', { name: 'This asset is not public' })).toHaveTextContent('The public page is switched off.')
    await expect(canvas.queryByTitle('Preview')).toBeNull()
  },
})

/** Whoever may not switch it on is told what is the matter. */
export const SwitchedOffReadOnly = meta.story({
  args: { info: { ...info, isEnabledPublicLink: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'This asset is not public' })).toHaveTextContent('The public page is switched off.')
    await expect(canvas.queryByRole('button', { name: 'Switch on the public page' })).toBeNull()
  },
})

export const Hidden = meta.story({
  args: { asset: { name: 'Finca La Esperanza', hidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'This asset is not public' })).toHaveTextContent('The asset is hidden.')
  },
})

export const NoServices = meta.story({
  args: { services: [], info: { ...info, isEnabledPublicLink: false, publicLink: undefined }, address: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expectPrimary(canvasElement, 'Advanced settings')
    await expect(canvas.getByRole('heading', { name: 'No services yet' })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { info: undefined } })

export const Failed = meta.story({ args: { info: undefined, failure: { code: 'network_unreachable' }, onRetry: fn() } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
