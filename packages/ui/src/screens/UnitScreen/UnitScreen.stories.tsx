import type { Unit } from '@tracemark/api/schemas'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { UnitScreen, type UnitScreenProps } from './UnitScreen.tsx'

const unit: Unit = {
  id: '01939f00-0000-7000-8000-000000000301',
  name: 'SA-0004-217',
  status: 1,
  statusName: 'All clear',
  sequenceNumber: 217,
  checksum: 'K',
  uniqueId: '7H3K9QX2MB',
  unitUrl: 'https://tracemark.example/p/sierra-alta/finca-la-esperanza?unit=7H3K9QX2MB',
  thingId: '01939f00-0000-7000-8000-000000000200',
  thingName: 'Finca La Esperanza, washed Caturra',
  batchId: '01939f00-0000-7000-8000-000000000701',
  variantId: 'SA-2026-04',
  variantName: 'April lot',
  hidden: false,
  createdAt: '2026-04-14T10:00:00Z',
}

const home = '/org/sierra-alta'
const list = `${home}/things/${unit.thingId}/variants`

const args: UnitScreenProps = {
  unit,
  listHref: list,
  variantHref: `${list}/${unit.batchId}`,
  recordsHref: `${home}/interactions?interactionSearch=SA-0004-217&range=all`,
  publicPage: '/p/sierra-alta/finca-la-esperanza',
  onBack: fn(),
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Screens/Unit', component: UnitScreen, globals: at('tablet'), args })

export const Whole = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const ways = canvas.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
    await expect(ways).toEqual([
      ['Variants', list],
      ['Public page', '/p/sierra-alta/finca-la-esperanza'],
      ['Interactions of this unit', `${home}/interactions?interactionSearch=SA-0004-217&range=all`],
      ['Finca La Esperanza, washed Caturra', list],
      ['April lot', `${list}/${unit.batchId}`],
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Variants' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

/** The address is shown, copied as text, and hidden again; it is never a link. */
export const CodeShown = meta.story({
  globals: at('desktopTall'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(unit.unitUrl ?? '')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Show address' })
    await userEvent.click(opener)
    await expect(await canvas.findByRole('img', { name: unit.name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide address' }))
    await expect(canvas.queryByRole('img', { name: unit.name })).toBeNull()
    await userEvent.click(opener)
    await expect(await canvas.findByText(unit.unitUrl ?? '')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: unit.unitUrl ?? '' })).toBeNull()
  },
})

const { checksum: _c, uniqueId: _u, unitUrl: _w, batchId: _b, variantId: _v, variantName: _n, statusName: _s, ...bare } = unit

export const Little = meta.story({ args: { unit: bare, variantHref: undefined, publicPage: undefined } })

export const Loading = meta.story({ args: { unit: undefined } })

export const Failed = meta.story({
  args: { unit: undefined, failure: { code: 'not_found' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Variants' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
