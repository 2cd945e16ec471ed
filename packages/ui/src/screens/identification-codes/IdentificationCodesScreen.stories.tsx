import { formatSerial } from '@tracemark/api/rules'
import { AssetCodesQuery, type Discovery, type IdentificationCode } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { listCalledBy } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { CodeSample } from './CodeSample.tsx'
import { FoundVariants } from './FoundVariants.tsx'
import { IdentificationCodesScreen } from './IdentificationCodesScreen.tsx'
import { LookUp } from './LookUp.tsx'

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
  AssetCodesQuery,
  rows,
  ({ value }) => value,
  (row, value) => ({ ...row, value }),
)
const publicPage = 'https://trace.example/p/sierra-alta/finca-la-esperanza'
const unit = { name: 'FE-000017', sequenceNumber: 17, url: `${publicPage}?unit=0190a0000000` }
const onChange = fn()
const sample = (
  <CodeSample
    method="qr"
    name="Finca La Esperanza"
    code={rows[0]}
    publicPage={publicPage}
    unit={unit}
    serialPrefix="FINCA"
    change={{ href: '#method', onChange }}
  />
)

const meta = preview.meta({
  title: 'Screens/Identification codes/Identification codes',
  component: IdentificationCodesScreen,
  parameters: { picture: false },
  globals: at('wide'),
  args: { ...args, sample, onLabels: () => undefined },
})

export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Code of Finca La Esperanza' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', publicPage)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show sample of' }), 'GS1 Digital Link')
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://id.gs1.org/01/09506000134352')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show sample of' }), 'Data Matrix')
    await expect(await canvas.findByText('(01)09506000134352')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Code of Finca La Esperanza' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open' })).toBeNull()
  },
})

/** What a tag must carry, and which tags have the room; a serial with its check character. */
export const TagAndSerial = meta.story({
  play: async ({ canvas, userEvent }) => {
    const kind = await canvas.findByRole('combobox', { name: 'Show sample of' })
    await userEvent.selectOptions(kind, 'NFC')
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(unit.url)
    await expect(canvas.getByRole('textbox', { name: 'NDEF record' })).toHaveDisplayValue(/^D1 01 41 55 04 74 72 61 63 65/)
    await expect(canvas.getByText('72 bytes on the tag · Fits NTAG213, NTAG215, NTAG216')).toBeVisible()
    await userEvent.selectOptions(kind, 'Serial')
    await expect(canvas.getByText(/^FINCA-000017-[0-9A-Z]$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Change identification' }))
    await expect(onChange).toHaveBeenCalledOnce()
  },
})

const lookUp = fn(
  async (code: string): Promise<Discovery | undefined> =>
    code.startsWith('FINCA')
      ? {
          kind: 'unit',
          thing: { id: thingId, name: 'Finca La Esperanza' },
          item: { id: '1', name: unit.name, sequenceNumber: 17 },
          task: { taskThingId: '2', name: 'Is it ours?' },
        }
      : undefined,
)

/** What a scanner would find; a serial that is mistyped is said to be so. */
export const LooksUp = meta.story({
  args: { lookUp: <LookUp lookUp={lookUp} getHref={() => '#unit'} /> },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Look up a code' }))
    const field = card.getByRole('textbox', { name: 'Code, ID or serial' })
    await userEvent.type(field, 'FINCA-17{Enter}')
    await expect(await card.findByRole('link', { name: 'Unit FE-000017 of “Finca La Esperanza”' })).toHaveAttribute('href', '#unit')
    await expect(card.getByText('Then “Is it ours?” begins.')).toBeVisible()
    await userEvent.clear(field)
    const right = formatSerial('OTHER', 17)
    await userEvent.type(field, `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}{Enter}`)
    await expect(await card.findByText(`The last character does not match. Did you mean ${right}?`)).toBeVisible()
  },
})

export const NoPublicPage = meta.story({
  args: { sample: <CodeSample method="qr" name="Finca La Esperanza" code={rows[1]} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This asset has no public page yet, so there is nothing to open.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show sample of' }), 'GS1 Digital Link')
    await expect(canvas.getByText('Only GS1 codes have a Digital Link. Set one as primary.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show sample of' }), 'Data Matrix')
    await expect(await canvas.findByRole('img', { name: 'Code of Finca La Esperanza' })).toBeVisible()
  },
})

const onSettings = fn()

export const DiscoveryOff = meta.story({
  parameters: { picture: false },
  args: {
    sample: (
      <CodeSample
        method="qr"
        name="Finca La Esperanza"
        code={rows[0]}
        publicPage={publicPage}
        off={{ href: '#advanced', onOpen: onSettings }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Discovery is switched off')).toBeVisible()
    await expect(canvas.getByText('A scan shows no unit, and codes that are looked up find nothing of this asset.')).toBeVisible()
    await expect(canvas.queryByText('A scan opens the public page.')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Advanced settings' }))
    await expect(onSettings).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({
  args: { ...states.empty, sample: <CodeSample method="qr" name="Finca La Esperanza" code={undefined} /> },
})
export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
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
