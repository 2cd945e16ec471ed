import type { VariantShare } from '@tracemark/api/schemas'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { SharesCard, type SharesCardProps } from './SharesCard.tsx'

const share = (id: number, name: string, more: Partial<VariantShare>): VariantShare => ({
  id: `01939f00-0000-7000-8000-00000000090${id}`,
  batchId: '01939f00-0000-7000-8000-000000000001',
  destination: { id: 100 + id, slug: `partner-${id}`, name },
  mode: 'continuous',
  state: 'offered',
  withAssessments: false,
  createdAt: '2026-11-20T09:30:00Z',
  ...more,
})

const shares: VariantShare[] = [
  share(1, 'Weingut Klosterhalde', {}),
  share(2, 'Open Granary', { state: 'accepted', followedAt: '2026-11-21T08:00:00Z' }),
  share(3, 'Rösterei am Alten Hafen, Einkauf und Qualitätssicherung', { state: 'accepted', mode: 'oneOff' }),
  share(4, 'Harbour Coffee', { state: 'declined', mode: 'oneOff' }),
]

const onEnd = fn()
const args: SharesCardProps = { shares, onEnd }

const meta = preview.meta({ title: 'Staff/Shares card', component: SharesCard, args })

export const Overview = meta.story({})

export const TakenBack = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = async () => within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Weingut Klosterhalde' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Withdraw' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing: Open Granary' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Stop sharing' }))
    await expect(onEnd.mock.calls).toEqual([[shares[0]?.id], [shares[1]?.id]])
    await expect(await canvas.findAllByRole('button')).toHaveLength(2)
  },
})

export const Changed = meta.story({ args: { problem: { code: 'status_conflict' } } })

export const ReadOnly = meta.story({ args: { onEnd: undefined } })

export const Nobody = meta.story({ args: { shares: [] } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
