import { createDemoData } from '@tracemark/api/demo'
import { createMockHandlers, issueMockToken } from '@tracemark/api/mocks'
import { languages } from '@tracemark/api/schemas'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BuilderPage } from './BuilderPage.tsx'
import type { Choice } from './to-tag.ts'

const demo = createDemoData(new Date('2026-11-20T14:02:00Z'))
const { organizationId, organizationSlug, publicLink, taskThingId, itemId } = demo.featured
const sub = demo.accounts.find(({ email }) => email === 'worker@demo.test')?.id ?? ''
const exp = Date.parse('2026-11-27') / 1000

const initial: Choice = {
  ...{ element: 'tracemark-page', by: 'token', thing: `${organizationSlug}/${publicLink}`, task: taskThingId },
  token: issueMockToken({ kind: 'execution', sub, orgId: organizationId, taskThingId, itemId, exp }),
  ...{ lang: '', theme: 'auto', accent: '', width: undefined },
}

/** Makes the tag that a site owner copies, with the element itself beside it. */
const meta = preview.meta({
  title: 'Widgets/Builder',
  component: BuilderPage,
  parameters: { padded: false },
  globals: { viewport: { value: 'desktopTall', isRotated: false } },
  args: {
    language: 'en',
    api: location.origin,
    initial,
  },
  beforeEach: ({ msw }) => {
    msw.use(...createMockHandlers({ demo }))
  },
})

const live = (root: HTMLElement) => root.querySelector('.tb-stage > *')
const ready = (root: HTMLElement) => waitFor(() => expect(live(root)?.shadowRoot?.querySelector('slot')?.name).toBe('content'))

export const Page = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '#7a2e1d' }))
    await expect(canvas.getByTestId('tag')).toHaveTextContent(
      `<tracemark-page thing="${organizationSlug}/${publicLink}" style="--tm-accent: light-dark(#7a2e1d, #dda89c); --tm-accent-strong: light-dark(#68291b, #debbb3)" ></tracemark-page>`,
    )
    await ready(canvasElement)
  },
})

export const TaskInGerman = meta.story({
  args: { language: 'de' },
  globals: { language: 'de' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Eine Aufgabe' }))
    const language = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sprache' })
    await expect([...language.options].map(({ value }) => value)).toEqual(['', ...languages])
    await userEvent.selectOptions(language, 'de')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Breite' }), '480')
    await ready(canvasElement)
    await waitFor(() => expect(live(canvasElement)?.shadowRoot?.textContent).toContain('Ort oder Grund eingeben'))
    await expect(live(canvasElement)?.getAttribute('lang')).toBe('de')
    await expect(live(canvasElement)?.getBoundingClientRect().width).toBe(480)
  },
})
