import type { IdentificationCode } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { listCalledBy } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { CodeSample } from './CodeSample.tsx'
import { FoundVariants } from './FoundVariants.tsx'
import { IdentificationCodesScreen } from './IdentificationCodesScreen.tsx'

const thingId = '01939f00-0000-7000-8000-000000000001'
const rows: readonly IdentificationCode[] = [
  {
    id: '01939f00-0000-7000-8000-000000002101',
    thingId,
    type: 'gtin',
    value: '9506000134352',
    isPrimary: true,
    createdAt: '2026-02-05T10:00:00Z',
  },
  {
    id: '01939f00-0000-7000-8000-000000002102',
    thingId,
    type: 'custom',
    value: 'ESPERANZA',
    isPrimary: false,
    createdAt: '2026-02-11T10:00:00Z',
  },
]

const { args, states } = listCalledBy(
  rows,
  ({ value }) => value,
  (row, value) => ({ ...row, value }),
)
const publicPage = 'https://trace.example/p/sierra-alta/finca-la-esperanza'
const sample = <CodeSample name="Finca La Esperanza" code={rows[0]} publicPage={publicPage} />

const meta = preview.meta({
  title: 'Screens/Identification codes',
  component: IdentificationCodesScreen,
  parameters: { picture: false },
  globals: at('wide'),
  args: { ...args, sample, onLabels: () => undefined },
})

export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Code of Finca La Esperanza' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', publicPage)
    await userEvent.click(canvas.getByRole('button', { name: 'GS1 Digital Link' }))
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://id.gs1.org/01/09506000134352')
    await userEvent.click(canvas.getByRole('button', { name: 'Data Matrix' }))
    await expect(await canvas.findByText('(01)09506000134352')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Code of Finca La Esperanza' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open' })).toBeNull()
  },
})

export const NoPublicPage = meta.story({
  args: { sample: <CodeSample name="Finca La Esperanza" code={rows[1]} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This asset has no public page yet, so there is nothing to open.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'GS1 Digital Link' }))
    await expect(canvas.getByText('Only GS1 codes have a Digital Link. Set one as primary.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Data Matrix' }))
    await expect(await canvas.findByRole('img', { name: 'Code of Finca La Esperanza' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { ...states.empty, sample: <CodeSample name="Finca La Esperanza" code={undefined} /> } })
export const Loading = meta.story({ args: states.loading })
export const NothingFound = meta.story({ args: states.nothingFound })
export const Failed = meta.story({ args: states.failed })
export const NoPermission = meta.story({ args: states.noPermission })
export const ReadOnly = meta.story({ args: { onCreate: undefined, onLabels: undefined, rowActions: undefined, bulkActions: undefined } })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
export const Phone = meta.story({
  globals: at('phone'),
  play: async () => {
    await expect(await screen.findByText('ESPERANZA')).toBeVisible()
  },
})

const onSet = fn(async () => undefined)
const found = (
  <FoundVariants
    variants={[
      { id: 'v1', name: 'Harvest of May', variantId: 'MAY-2026', status: 'active' },
      { id: 'v2', name: 'Harvest of April', variantId: 'APR-2026', status: 'suspended' },
      { id: 'v3', name: 'Harvest of March', variantId: 'MAR-2026', status: 'archived' },
    ]}
    counts={{ active: 1, all: 3 }}
    href="/org/sierra-alta/things/1/variants"
    onSet={onSet}
  />
)

/** A variant is suspended after a question, and activated at once. One that is archived is restored on its own page. */
export const Found = meta.story({
  args: { sample, found },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Variants found by ID' }))
    await expect(card.getByText('1 of 3 active', { exact: false })).toBeVisible()
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Suspend', 'Activate'])
    await userEvent.click(card.getByRole('button', { name: 'Activate' }))
    await userEvent.click(card.getByRole('button', { name: 'Suspend' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend “Harvest of May”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }))
    await waitFor(() =>
      expect(onSet.mock.calls).toEqual([
        ['v2', 'active'],
        ['v1', 'suspended'],
      ]),
    )
  },
})
