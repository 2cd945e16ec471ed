import type { InteractionDetail } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { interactions } from '../../../stories/fixtures.ts'
import { fileHandlers, recordFiles } from '../../../stories/record-files.ts'
import { at } from '../../../stories/table.ts'
import { waitForMaps } from '../../../stories/wait-for-maps.ts'
import { InteractionScreen } from './InteractionScreen.tsx'

const [first, other] = interactions
if (!(first && other)) throw new Error('The fixtures have no interactions.')

const place = { point: { type: 'Point' as const, coordinates: [-75.7, 4.3] as [number, number] }, place: 'Pijao, Quindío' }

const interaction: InteractionDetail = {
  ...first,
  reportedDate: '2026-11-20T09:20:00Z',
  answers: [
    { widgetId: 'place', label: 'Where they are handed over', input: 'location', position: 1, value: 'geo:4.3351,-75.703;u=8' },
    { widgetId: 'moisture', label: 'Moisture', input: 'number', position: 2, value: 14.2, unit: '%' },
    {
      widgetId: 'note',
      label: 'Anything to add',
      input: 'text',
      position: 3,
      value: 'Rain came through the roof at night; the lower rows are wet.',
    },
    { widgetId: 'turned', label: 'Turned since the last check', input: 'yesno', position: 6, value: false },
    { widgetId: 'laid', label: 'Laid out on', input: 'date', position: 7, value: '2026-11-14' },
  ],
  attachments: [recordFiles.signature, recordFiles.landscape, recordFiles.papers, recordFiles.portrait],
  changes: [
    {
      changedAt: '2026-11-20T10:05:00Z',
      changedBy: { id: first._id, name: 'Luisa Marín' },
      before: { classification: 'alert' },
      after: { classification: 'warning' },
    },
    {
      changedAt: '2026-11-20T11:40:00Z',
      before: { reportedDate: '2026-11-20T09:41:00Z', reportedLocation: null },
      after: { reportedDate: '2026-11-20T09:20:00Z', reportedLocation: place },
      reason: 'The driver confirmed by phone where the bags were loaded.',
    },
  ],
}

const photo = (name: string) => screen.getByRole<HTMLImageElement>('img', { name })

/** Until the pictures are there: to the last pixel, not only asked for. */
const loaded = async (...names: string[]) => {
  await waitFor(() => expect(names.map((name) => photo(name).dataset.state)).toEqual(names.map(() => 'shown')))
  await expect(names.filter((name) => photo(name).naturalWidth === 0)).toEqual([])
}

/** Until the map and the pictures are drawn. */
const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitForMaps(canvasElement)
  for (const image of canvasElement.querySelectorAll('img')) image.scrollIntoView()
  await waitFor(() => expect(canvasElement.querySelector('img[data-state=loading]')).toBeNull())
  scrollTo(0, 0)
}

const meta = preview.meta({
  title: 'Screens/Interactions/Interaction',
  component: InteractionScreen,
  globals: { ...at('desktopTall'), language: 'en-x-farm' },
  beforeEach: ({ msw }) => {
    msw.use(...fileHandlers)
  },
  args: {
    interaction,
    variant: { name: 'April lot', href: '/org/sierra-alta/things/1/variants/2' },
    links: {
      thing: '/org/sierra-alta/things/1',
      item: '/org/sierra-alta/things/1/units/3',
      task: '/org/sierra-alta/interactions?task=4',
      createdBy: '/org/sierra-alta/interactions?createdByMe=true',
      publicPage: '/p/sierra-alta/finca-la-esperanza',
    },
    listHref: '/org/sierra-alta/interactions?page=2&sort=task_asc',
    onBack: fn(),
    onRetry: fn(),
  },
})

export const Whole = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finca La Esperanza')
    const ways = canvas.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
    await expect(ways.filter(([, href]) => href?.startsWith('/org/') || href?.startsWith('/p/'))).toEqual([
      ['All interactions', '/org/sierra-alta/interactions?page=2&sort=task_asc'],
      ['Public page', '/p/sierra-alta/finca-la-esperanza'],
      [first.thing.name, '/org/sierra-alta/things/1'],
      ['April lot', '/org/sierra-alta/things/1/variants/2'],
      [first.item?.name, '/org/sierra-alta/things/1/units/3'],
      [first.task.name, '/org/sierra-alta/interactions?task=4'],
      [first.createdBy?.name, '/org/sierra-alta/interactions?createdByMe=true'],
    ])
    const answers = within(canvas.getByRole('region', { name: 'Answers' }))
    await expect(answers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Where they are handed over',
      'Moisture',
      'Anything to add',
      'Delivery note',
      'Signed by the driver',
      'Turned since the last check',
      'Laid out on',
    ])
    const photos = within(canvas.getByRole('region', { name: 'Photos' }))
    await expect(photos.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Photo of the bags'])
    await expect(answers.getByText('4.33510° N, 75.70300° W')).toBeVisible()
    await expect(answers.getByText('Accurate to about 8 m')).toBeVisible()
    await loaded('Photo of the bags, 1 of 2', 'Photo of the bags, 2 of 2', 'Signed by the driver')
    await userEvent.click(canvas.getByRole('link', { name: 'All interactions' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const PhotosByKeyboard = meta.story({
  globals: at('desktopTall'),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Photo of the bags, 1 of 2' }).focus()
    await userEvent.keyboard('{Enter}')
    const box = within(await screen.findByRole('dialog', { name: 'Photo of the bags' }))
    await waitFor(() => expect(box.getByRole('img', { name: 'Photo of the bags, 1 of 2' })).toHaveAttribute('data-state', 'shown'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(box.getByRole('img', { name: 'Photo of the bags, 2 of 2' })).toHaveAttribute('data-state', 'shown'))
    await expect(box.getByRole('link', { name: 'Download photo.jpg' })).toHaveAttribute('href', recordFiles.portrait.file)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Photo of the bags, 2 of 2' })).toHaveFocus())
  },
})

const { attachments: _a, changes: _c, reportedLocation: _l, recordLocation: _r, item: _i, createdBy: _b, ...bare } = interaction

/** Both versions stay: each question that was answered anew, as it was and as it is. */
export const CorrectedAnswers = meta.story({
  parameters: { picture: false },
  args: {
    interaction: {
      ...bare,
      answers: [{ widgetId: 'moisture', label: 'Moisture', input: 'number', position: 0, value: 12.5, unit: '%' }],
      changes: [
        {
          changedAt: '2026-11-20T12:10:00Z',
          changedBy: { id: first._id, name: 'Luisa Marín' },
          before: {
            answers: [{ widgetId: 'moisture', label: 'Moisture', input: 'number', position: 0, value: 11.2, unit: '%' }],
            attachments: [recordFiles.landscape],
          },
          after: {
            answers: [{ widgetId: 'moisture', label: 'Moisture', input: 'number', position: 0, value: 12.5, unit: '%' }],
            attachments: [],
          },
          reason: 'Read anew from the meter.',
        },
        {
          changedAt: '2026-11-20T12:20:00Z',
          before: { valueChainElementId: first._id, valueChainElement: { id: first._id, name: 'Dry mill' } },
          after: { valueChainElementId: other._id },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const change = within(await canvas.findByRole('region', { name: 'Corrections' }))
    // What is clipped to a pixel for those who hear it counts as visible.
    const getWidth = (text: string) => change.getByText(text).getBoundingClientRect().width
    await expect(Math.min(getWidth('11.2 %'), getWidth('12.5 %'), getWidth('Dry mill'))).toBeGreaterThan(20)
    await expect(change.getByText('deleted')).toBeVisible()
    await expect(change.getByRole('link', { name: recordFiles.landscape.name })).toBeVisible()
  },
})

export const FilesThatAreGone = meta.story({
  args: { interaction: { ...bare, answers: [], attachments: [recordFiles.unreadable, recordFiles.gone] } },
  globals: at('desktop'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo of the bags (could not be loaded)' })).toBeVisible()
    await expect(canvas.getByText('gate.jpg is no longer available.')).toBeVisible()
  },
})

/** Nobody knows what was asked: the answer is shown as it was written. */
export const PlaceOfAnOlderRecord = meta.story({
  args: {
    interaction: {
      ...bare,
      answers: [
        { widgetId: 'place', label: 'Where', value: 'geo:4.3,-75.7;u=8' },
        { widgetId: 'gate', label: 'Gate', value: 'skipped:private' },
      ],
      recordLocation: place,
    },
  },
  globals: { ...at('desktop'), language: 'de' },
  play: async ({ canvas }) => {
    const answers = within(canvas.getByRole('region', { name: 'Antworten' }))
    await expect(answers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['geo:4.3,-75.7;u=8', 'skipped:private'])
  },
})

export const Little = meta.story({
  args: { interaction: { ...bare, answers: [] }, variant: undefined, links: {} },
  globals: at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place recorded')).toBeVisible()
  },
})

/** The map stands below few answers, with the circle in which the device was, and the scale of it. */
export const FewAnswers = meta.story({
  args: {
    interaction: {
      ...bare,
      answers: interaction.answers.slice(1, 3),
      recordLocation: { ...place, pointAccuracy: 20_000 },
    },
  },
  globals: at('desktop'),
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const map = canvas.getByRole('region', { name: 'Place' })
    await expect(canvas.getByRole('complementary')).not.toContainElement(map)
    await expect(canvasElement.querySelector('.maplibregl-ctrl-scale')).toHaveTextContent('10 km')
  },
})

const told = (placeNote: string) => ({ interaction: { ...bare, placeNote } })

export const PlaceInWords = meta.story({
  args: told('Behind the mill, at the old gate'),
  globals: at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Place as entered: Behind the mill, at the old gate. It has no coordinates for the map.')).toBeVisible()
  },
})

export const TimeCorrected = meta.story({
  parameters: { secondLook: true },
  args: { interaction: { ...bare, clockOffset: -3 * 86_400 } },
  globals: at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The device's clock was 3 days slow. The time was corrected.")).toBeVisible()
  },
})

export const PlaceSkipped = meta.story({
  args: told('skipped:private'),
  globals: at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place recorded. Reason: I prefer not to say')).toBeVisible()
  },
})

export const Expired = meta.story({ args: { interaction: { ...bare, expiredAt: '2026-11-20T12:00:00Z' } }, globals: at('desktop') })

export const Loading = meta.story({ args: { interaction: undefined }, globals: at('desktop') })

export const Failed = meta.story({
  args: { interaction: undefined, failure: { code: 'network_unreachable' } },
  globals: at('desktop'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const German = meta.story({ globals: { language: 'de' }, play: drawn })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: drawn })

export const Phone = meta.story({ globals: at('phoneTall'), play: drawn })

const correct = fn()

/** What is done first stands in the head; what takes the record away asks before. */
export const Actions = meta.story({
  parameters: { picture: false },
  args: {
    actions: [
      { id: 'correct', label: 'Correct', icon: 'pen', onSelect: correct },
      { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', confirm: { title: 'Delete it?' }, run: fn(async () => []) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }))
    await expect(correct).toHaveBeenLastCalledWith([interaction._id])
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Delete it?')
  },
})

const next = fn()

/** The way through the list that led here ends at its first and its last. */
export const FirstOfItsList = meta.story({
  parameters: { picture: false },
  args: {
    neighbours: { position: 1, total: 1_286, onPrevious: undefined, onNext: next },
  },
  play: async ({ canvas, userEvent }) => {
    const ways = within(canvas.getByRole('navigation', { name: 'List of this record' }))
    await expect(ways.getByText('1 of 1,286')).toBeVisible()
    await expect(ways.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(ways.getByRole('button', { name: 'Next' }))
    await expect(next).toHaveBeenCalledOnce()
  },
})

const decided = fn(async () => [])
const asked = { label: 'Reason', words: { maxLength: 1000, required: true, hint: 'Everyone who can see this interaction can read it.' } }

/** All decisions weigh the same; one that refuses the work asks why, and says so at the field. */
export const ToReview = meta.story({
  parameters: { picture: false },
  args: {
    interaction: { ...interaction, review: 'received' },
    decisions: [
      { id: 'approve', label: 'Approve', icon: 'verified', run: decided },
      { id: 'back', label: 'Send back', icon: 'pen', confirm: { title: 'Send back “Moisture check”' }, ask: () => asked, run: decided },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const review = within(canvas.getByRole('region', { name: 'Review' }))
    await expect(review.getByText('Waiting for review')).toBeVisible()
    await userEvent.click(review.getByRole('button', { name: 'Send back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back “Moisture check”' }))
    const reason = await dialog.findByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(decided).not.toHaveBeenCalled()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(reason, 'The photo is blurred.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(decided).toHaveBeenCalledWith([interaction._id], expect.anything(), ['The photo is blurred.'], expect.anything())
  },
})

/** Nobody decides on their own work. */
export const OwnToReview = meta.story({
  parameters: { picture: false },
  args: { interaction: { ...interaction, review: 'received' }, reviewNote: 'Someone else must review this interaction.' },
})

/** What was decided stands with its reason, and in the corrections. */
export const SentBack = meta.story({
  parameters: { picture: false },
  args: {
    interaction: {
      ...interaction,
      review: 'needs_changes',
      changes: [
        {
          changedAt: '2026-11-20T12:10:00Z',
          changedBy: { id: first._id, name: 'Luisa Marín' },
          before: { review: 'received' },
          after: { review: 'needs_changes' },
          reason: 'The photo is blurred.',
        },
      ],
    },
  },
  globals: at('phoneTall'),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'Review' })).getByText('The photo is blurred.')).toBeVisible()
    await expect(canvas.getByText('Review by Luisa Marín')).toBeVisible()
  },
})

/** Two places, on one map: what the worker reported counts. */
export const ReportedElsewhere = meta.story({
  parameters: { picture: false },
  args: {
    interaction: {
      ...bare,
      answers: interaction.answers.slice(1, 3),
      reportedDate: '2026-11-20T09:20:00Z',
      recordDate: '2026-11-20T12:05:00Z',
      reportedLocation: place,
      recordLocation: { point: { type: 'Point', coordinates: [-75.681, 4.534] }, pointAccuracy: 12 },
    },
  },
  globals: at('desktop'),
  play: async ({ canvas, canvasElement }) => {
    await drawn({ canvasElement })
    const compared = within(canvas.getByRole('region', { name: 'Reported and recorded' }))
    await expect(compared.getByText('Difference').closest('div')).toHaveTextContent('Difference26.1 km')
    await expect(compared.getByText(/The reported time and place count/)).toBeVisible()
  },
})
