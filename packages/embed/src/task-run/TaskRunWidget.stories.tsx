import { createDemoData } from '@tracemark/api/demo'
import { createMockHandlers, issueMockToken } from '@tracemark/api/mocks'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { declaredElement } from '../../../ui/src/stories/elements/declared.ts'
import { ElementPlayground } from '../../../ui/src/stories/elements/ElementPlayground.tsx'
import manifest from '../../custom-elements.json' with { type: 'json' }
import '../browser.ts'
import { TaskRunWidget } from './TaskRunWidget.tsx'

const element = declaredElement(manifest, 'tracemark-task')
const demo = createDemoData(new Date('2026-11-20T14:02:00Z'))
const { organizationId, taskThingId, itemId } = demo.featured
const worker = demo.accounts.find(({ email }) => email === 'worker@demo.test')?.id ?? ''
const tokenUntil = (day: string) =>
  issueMockToken({ kind: 'execution', sub: worker, orgId: organizationId, taskThingId, itemId, exp: Date.parse(day) / 1000 })

/** What a story before this one left on the device would open without the server. */
const forgetRuns = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('tracemark')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** Machine, client and screen together, on the mocks of the contract. The screen's own states are under Screens/Task run. */
const meta = preview.meta({
  title: 'Widgets/Task run',
  component: TaskRunWidget,
  parameters: { padded: false, element },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { token: tokenUntil('2026-11-27'), api: '', onEvent: fn() },
  beforeEach: async ({ msw }) => {
    // An installation that names no service which finds places: the contract does not know the configuration.
    msw.use(
      ...createMockHandlers({ demo }),
      http.get('*/config.json', () => HttpResponse.json({})),
    )
    await forgetRuns()
  },
})

export const Run = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Moisture' }), '13.1')
    await expect(canvas.getByText('Sierra Alta')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Even' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('heading', { name: 'Too wet to bag' })).toBeVisible()
    await expect(canvas.getByText('Sierra Alta')).toBeVisible()
    const heard = (args.onEvent as ReturnType<typeof fn>).mock.calls.map(([event]) => event.type)
    await expect(heard).toEqual(['started', 'submitted', 'completed'])
  },
})

/** The element on a page of others: dress it, and hear what it says. */
export const Playground = meta.story({
  parameters: { picture: false, docs: { story: { height: '900px' } } },
  globals: { viewport: { value: 'desktopTall', isRotated: false } },
  render: ({ token }) => <ElementPlayground element={element} attributes={{ token }} />,
})

/** A colour is chosen, and taken back. */
export const PlaygroundInUse = Playground.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = canvasElement.querySelector<HTMLElement>('tracemark-task')
    const log = within(canvas.getByRole('log', { name: 'Events' }))
    await expect(await log.findByText('{"taskName":"Moisture check","thingName":"Finca La Esperanza"}')).toBeVisible()
    await fireEvent.change(canvas.getByLabelText(/^--tm-accent Colour/), { target: { value: '#7a2e1d' } })
    await userEvent.type(canvas.getByLabelText(/^--tm-radius-m/), '0')
    await expect(canvas.getByTestId('css')).toHaveTextContent('tracemark-task { --tm-accent: #7a2e1d; --tm-radius-m: 0; }')
    const submit = () => live?.shadowRoot?.querySelector('[part~=primary]')
    await waitFor(() => expect(getComputedStyle(submit() ?? document.body).backgroundColor).toBe('rgb(122, 46, 29)'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(log.queryByText('tracemark-ready')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(live?.style).toHaveLength(0)
  },
})

/** As it opens. */
export const Opened = meta.story()

export const LinkExpired = meta.story({
  args: { token: tokenUntil('2026-11-19') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toBeVisible()
  },
})

export const ServerAway = meta.story({
  beforeEach: ({ msw }) => {
    // What fails at first is asked for again before anybody is told.
    for (let time = 0; time < 2; time += 1) msw.use(http.post('*/core/executions', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Moisture check' })).toBeVisible()
    // The test browser may not tell where it is, and takes a moment to say so.
    await expect(await canvas.findByText(/^No location/)).toBeVisible()
  },
})
