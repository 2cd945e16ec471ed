import type { VariantOffer } from '@tracemark/api/schemas'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { OfferScreen, type OfferScreenProps } from './OfferScreen.tsx'

const offer: VariantOffer = {
  id: '01939f00-0000-7000-8000-000000000900',
  mode: 'continuous',
  state: 'offered',
  withAssessments: true,
  message: 'As we agreed in Pijao: the lot that you roast from January on. Moisture is checked once a week.',
  createdAt: '2026-11-20T09:30:00Z',
  origin: { id: 102, slug: 'klosterhalde', name: 'Weingut Klosterhalde' },
  content: {
    variantId: 'KH-2026-01',
    name: 'Riesling 2026',
    description: 'Late picked, from the two upper terraces.',
    attributes: [
      { key: 'Altitude', value: '1790', type: 'number', unit: 'MTR' },
      { key: 'Residual sugar', value: '6.8', type: 'number', unit: 'g/l' },
      { key: 'Picked by hand', value: 'true', type: 'boolean' },
    ],
    components: [{ name: 'Must', quantity: 1200, order: 0, isActive: true }],
    thing: {
      name: 'Klosterhalde Riesling trocken',
      description: '',
      image: picture('#7a3d34', '#c39c92'),
      images: [],
      certifications: [],
      attributes: [
        { label: 'Vineyard', value: 'Klosterhalde', type: 'string' },
        { label: 'Altitude', value: '1,740 m', type: 'string' },
      ],
    },
  },
  assessments: [],
}

const args: OfferScreenProps = {
  offer,
  getUnitName: (code) => (code === 'MTR' ? 'm' : code),
  onAccept: fn(),
  onDecline: fn(),
  onEnd: fn(),
  onBack: fn(),
  onRetry: fn(),
}

const accepted: VariantOffer = { ...offer, state: 'accepted', answeredAt: '2026-11-20T13:05:00Z' }

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

const meta = preview.meta({ title: 'Screens/Offers/Offer', component: OfferScreen, globals: at('wide'), args })

export const Continuous = meta.story({
  play: async ({ canvas }) => {
    const said = (owner: string) =>
      [...canvas.getByRole('region', { name: owner }).querySelectorAll('dl > div')].map((fact) => fact.textContent)
    await expect(said('Variant Riesling 2026')).toEqual(['Altitude1,790\u00a0m', 'Residual sugar6.8\u00a0g/l', 'Picked by handYes'])
    await expect(said('Asset Klosterhalde Riesling trocken')).toEqual(['VineyardKlosterhalde', 'Altitude1,740 m'])
  },
})

export const OneOff = meta.story({ args: { offer: { ...offer, mode: 'oneOff', message: undefined } } })

export const Accept = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your ID' })
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'wein-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith({ variantId: 'WEIN-1' })
  },
})

export const ToAnAssetOfOurs = meta.story({
  args: {
    assets: [
      { id: 'a1', name: 'Riesling, bought in' },
      { id: 'a2', name: 'Spätburgunder' },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Add to asset' })
    await expect(select).toHaveDisplayValue('New asset, copied from theirs')
    await userEvent.selectOptions(select, 'Riesling, bought in')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    const dialog = await body(canvasElement).findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(
      'The variant is added to your asset “Riesling, bought in”. We’ll notify Weingut Klosterhalde.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith({ variantId: 'KH-2026-01', thingId: 'a1' })
  },
})

/** A variant of an asset whose copy is here already comes to that copy, which says whose it is. */
export const ToTheCopyThatExists = meta.story({
  args: {
    offer: { ...offer, copyThing: { id: 'a3', name: 'Klosterhalde Riesling trocken' } },
    assets: [
      { id: 'a1', name: 'Riesling, bought in' },
      { id: 'a2', name: 'Finca La Esperanza', origin: { name: 'Sierra Alta' } },
      { id: 'a3', name: 'Klosterhalde Riesling trocken', origin: { name: 'Weingut Klosterhalde' } },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Add to asset' })
    await expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Klosterhalde Riesling trocken (copy from Weingut Klosterhalde)',
      'Riesling, bought in',
      'Finca La Esperanza (copy from Sierra Alta)',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    const dialog = await body(canvasElement).findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(
      'The variant is added to your asset “Klosterhalde Riesling trocken”. We’ll notify Weingut Klosterhalde.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith({ variantId: 'KH-2026-01' })
  },
})

export const ConfirmAccepting = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(await body(canvasElement).findByRole('alertdialog')).toHaveAccessibleName('Accept “Riesling 2026”?')
  },
})

export const Decline = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
})

export const IdTaken = meta.story({ args: { problem: { code: 'variant_id_taken' } } })

export const Changed = meta.story({ args: { offer: { ...offer, state: 'withdrawn' }, problem: { code: 'status_conflict' } } })

export const Accepted = meta.story({
  args: { offer: accepted, onOpenCopy: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open your copy' }))
    await expect(args.onOpenCopy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop updates' }))
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Stop updates' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
})

export const Declined = meta.story({ args: { offer: { ...accepted, state: 'declined' } } })

export const Ended = meta.story({ args: { offer: { ...accepted, state: 'ended', endedAt: '2026-11-20T13:55:00Z' }, onOpenCopy: fn() } })

export const ReadOnly = meta.story({ args: { onAccept: undefined, onDecline: undefined } })

export const Loading = meta.story({ args: { offer: undefined } })

export const NotFound = meta.story({ args: { offer: undefined, failure: { code: 'not_found' } } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
