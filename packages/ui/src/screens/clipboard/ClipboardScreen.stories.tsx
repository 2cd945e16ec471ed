import type { ClipboardComparison, ClipboardEntry, ContentTransfer } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { ClipboardScreen, type ClipboardScreenProps } from './ClipboardScreen.tsx'
import { ContentTransfers } from './ContentTransfers.tsx'

const text = (id: string, label: string, theirs: string, ours?: string): ClipboardEntry => ({
  id,
  part: id.startsWith('attributes') ? 'attributes' : id.startsWith('product') ? 'product' : 'general',
  kind: 'text',
  label,
  theirs: { text: theirs },
  ...(ours !== undefined && { ours: { text: ours } }),
  difference: ours === undefined ? 'added' : ours === theirs ? 'same' : 'changed',
})

const entries: ClipboardEntry[] = [
  text('general.name', 'name', 'Finca La Esperanza', 'Roasted Caturra'),
  text('general.description', 'description', 'Twelve families grow washed Caturra between 1,650 and 1,820 metres.', 'A coffee.'),
  {
    id: 'general.image',
    part: 'general',
    kind: 'image',
    label: 'image',
    theirs: { text: '', url: picture('#3b6b4f', '#c9d8b8') },
    ours: { text: '', url: picture('#6b4f3b', '#e0c9a6') },
    difference: 'changed',
  },
  {
    id: 'general.longDescription',
    part: 'general',
    kind: 'richText',
    label: 'longDescription',
    theirs: { text: `<h3>In the cup</h3>${'<p>Panela and red apple, then <strong>cocoa</strong>.</p>'.repeat(12)}` },
    difference: 'added',
  },
  text('product.0', 'Net content', '250 g'),
  text('attributes.0', 'Altitude', '1,650–1,820 m', '1,700 m'),
  text('attributes.1', 'Process', 'Washed', 'Washed'),
  text('attributes.2', 'Variety', 'Caturra'),
  {
    id: 'documents.0',
    part: 'documents',
    kind: 'document',
    label: 'Organic certificate',
    theirs: { text: '4006381333931', url: 'https://files.example/certificate.pdf' },
    difference: 'added',
  },
  {
    id: 'images.0',
    part: 'images',
    kind: 'image',
    label: 'The mill',
    theirs: { text: 'The mill', url: picture('#35506b', '#b8cbd8') },
    difference: 'added',
  },
  {
    id: 'videos.0',
    part: 'videos',
    kind: 'video',
    label: 'A year on the farm',
    theirs: { text: 'A year on the farm', url: 'https://films.example/farm.mp4' },
    difference: 'added',
  },
  {
    id: 'events.0',
    part: 'events',
    kind: 'event',
    label: 'Harvested',
    theirs: { text: 'Only ripe cherries.', date: '2026-04-12T10:00:00.000Z', place: 'Pijao, Quindío' },
    difference: 'added',
  },
]

const source = {
  origin: 'https://tracemark.example',
  organizationSlug: 'sierra-alta',
  organizationName: 'Sierra Alta',
  assetName: 'Finca La Esperanza',
  unitName: 'SA-0004-217',
  unitUrl: 'https://tracemark.example/p/sierra-alta/finca-la-esperanza?item=SA-0004-217',
  copiedAt: '2026-11-20T13:40:00.000Z',
}
const comparison: ClipboardComparison = { source, expiresAt: '2026-11-21T13:40:00.000Z', version: 'one', entries }

const args: ClipboardScreenProps = {
  assetName: 'Roasted Caturra',
  back: { label: 'Roasted Caturra', href: '/asset', onBack: fn() },
  view: { kind: 'paste' },
  taken: new Set(entries.flatMap(({ id, difference }) => (difference === 'added' ? [id] : []))),
  onChoose: fn(),
  onCheck: fn(async () => undefined),
  readClipboard: fn(async () => 'copied'),
  onDirty: fn(),
  onTake: fn(),
  onAgain: fn(),
  onOpenAsset: fn(),
}

/** Keeps what is chosen, as a page does. */
const Choosing = (props: ClipboardScreenProps) => {
  const [taken, setTaken] = useState(props.taken)
  return (
    <ClipboardScreen
      {...props}
      taken={taken}
      onChoose={(ids, take) => {
        props.onChoose(ids, take)
        setTaken((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(take ? ids : [])]))
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Screens/Assets/Update from clipboard',
  component: Choosing,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

const compare = { kind: 'compare', comparison, sending: false } as const

/** One press pastes and compares. */
export const Paste = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste from clipboard' }))
    await waitFor(() => expect(args.onCheck).toHaveBeenLastCalledWith('copied'))
    await expect(canvas.getByRole('textbox', { name: 'Copied content' })).toHaveValue('copied')
  },
})

/** Where the browser keeps its clipboard to itself, the field takes the content. */
export const PasteBlocked = meta.story({
  args: { readClipboard: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Copied content' })
    await userEvent.click(canvas.getByRole('button', { name: 'Paste from clipboard' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/blocked access/)
    await userEvent.type(field, 'by hand')
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(args.onCheck).toHaveBeenLastCalledWith('by hand'))
  },
})

export const ClipboardEmpty = meta.story({
  args: { readClipboard: fn(async () => ' ') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste from clipboard' }))
    await expect(await canvas.findByText(/has no text/)).toBeVisible()
  },
})

/** The reason stands at the field, and what was pasted stays. */
export const Refused = meta.story({
  args: {
    onCheck: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['text'], message: 'own', code: 'clipboard_own' as const }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste from clipboard' }))
    const field = canvas.getByRole('textbox', { name: 'Copied content' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/your own organization/))
    await expect(field).toHaveValue('copied')
  },
})

export const Offline = meta.story({
  args: { onCheck: fn(async () => ({ code: 'network_unreachable' as const })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste from clipboard' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { assetName: undefined } })
export const NotFound = meta.story({ args: { assetName: undefined, failure: { code: 'not_found' } } })

/** Both values stand side by side. Nothing of one's own is replaced before somebody says so. */
export const General = meta.story({
  parameters: { secondLook: true },
  args: { view: compare },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('group', { name: 'Name' })
    await expect(name).toHaveTextContent('Roasted Caturra')
    const [ours, theirs] = name.querySelectorAll('input')
    await expect(ours).toBeChecked()
    await userEvent.click(theirs as HTMLInputElement)
    await expect(theirs).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  },
})

/** What was chosen stays on the way back, and a step without content is passed. */
export const ThereAndBack = meta.story({
  args: { view: compare, firstStep: 'attributes' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 value is the same in both: Process')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('heading', { name: 'Documents' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('heading', { name: 'Images' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Unit and variant documents/ }))
    await expect(canvas.getByText('The copied content has nothing for this step.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('group', { name: 'Altitude' }).querySelectorAll('input')[1]).toBeChecked()
  },
})

export const Product = meta.story({ args: { view: compare, firstStep: 'product' } })
export const Documents = meta.story({ args: { view: compare, firstStep: 'documents' } })
export const UnitDocuments = meta.story({ args: { view: compare, firstStep: 'unitDocuments' } })
export const Images = meta.story({ args: { view: compare, firstStep: 'images' } })
export const Videos = meta.story({ args: { view: compare, firstStep: 'videos' } })
export const Events = meta.story({ args: { view: compare, firstStep: 'events' } })

export const Summary = meta.story({
  parameters: { secondLook: true },
  args: { view: compare, firstStep: 'summary', taken: new Set(['general.name', 'attributes.2', 'images.0']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Replaces yours (1)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Added (2)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Not taken (8)' })).toBeVisible()
  },
})

export const Confirmation = meta.story({
  args: { view: compare, firstStep: 'confirmation', taken: new Set(['general.name', 'attributes.2']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 values will be written to Roasted Caturra.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update asset' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
})

export const NothingChosen = meta.story({
  args: { view: compare, firstStep: 'confirmation', taken: new Set<string>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update asset' })).toBeDisabled()
  },
})

export const Sending = meta.story({ args: { view: { ...compare, sending: true }, firstStep: 'confirmation' } })
export const ChangedMeanwhile = meta.story({ args: { view: { ...compare, changed: true } } })
export const Failed = meta.story({
  parameters: { secondLook: true },
  args: { view: { ...compare, failure: { code: 'timeout' } }, firstStep: 'confirmation' },
})

export const Done = meta.story({
  args: {
    view: {
      kind: 'done',
      comparison,
      outcome: { taken: ['general.name', 'attributes.2'], refused: [{ id: 'documents.0', reason: 'media_unreachable' }] },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Roasted Caturra is updated' })).toHaveFocus()
    await expect(canvas.getByText('Documents: Organic certificate')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open asset' }))
    await expect(args.onOpenAsset).toHaveBeenCalledOnce()
  },
})

export const NothingTaken = meta.story({
  args: { view: { kind: 'done', comparison, outcome: { taken: [], refused: [{ id: 'images.0', reason: 'media_too_large' }] } } },
})

const transfer: ContentTransfer = {
  ...source,
  id: '018d7941-959d-7b1d-accc-ab982e5fa279',
  thingId: '018d7b3b-8683-7003-98c2-3440da554c78',
  createdAt: '2026-11-20T13:45:00.000Z',
  createdBy: { id: '018d7b3b-8683-7003-98c2-3440da554c79', name: 'Lena Vogt' },
  fields: entries.slice(0, 7).map(({ part, label }) => ({ part, label })),
}

/** Where an asset's values came from, on its tab Miscellaneous. */
export const Transfers = meta.story({ render: () => <ContentTransfers transfers={[transfer]} onMore={fn()} /> })

export const Phone = meta.story({ args: { view: compare }, globals: at('phone') })
export const German = meta.story({ args: { view: compare, firstStep: 'summary' }, globals: { language: 'de' } })
export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })
export const RightToLeft = meta.story({ args: { view: compare }, globals: { direction: 'rtl' } })
