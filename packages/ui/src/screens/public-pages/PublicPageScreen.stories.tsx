import type { PublicAsset } from '@tracemark/api/schemas'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture, publicAsset } from '../../stories/fixtures.ts'
import { richPublicAsset, unitPage } from '../../stories/rich-public-asset.ts'
import '../../field/JourneyMap/JourneyZoom.tsx'
import { PublicPageScreen, type PublicPageScreenProps } from './PublicPageScreen.tsx'
import { PublicSections } from './sections/PublicSections.tsx'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const args: PublicPageScreenProps = { view: { kind: 'page', page: publicAsset }, onRetry: fn() }

const meta = preview.meta({
  title: 'Screens/Public page/Page',
  component: PublicPageScreen,
  parameters: { padded: false },
  globals: at('phoneTall'),
  args,
})

export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finca La Esperanza, washed Caturra')
    await expect(canvas.getByText('Registered by Sierra Alta')).toBeVisible()
    await expect(canvas.getByText('14 interactions, latest 20 Nov 2026')).toBeVisible()
    await expect(canvas.getByText('0950 6000 1343 52', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible()
  },
})

export const Tablet = meta.story({ globals: at('tablet') })

export const Desktop = meta.story({ globals: at('desktopTall') })

export const German = meta.story({ globals: { ...at('phoneTall'), language: 'de' } })

export const Portuguese = meta.story({
  globals: { ...at('phoneTall'), language: 'pt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registrado por Sierra Alta')).toBeVisible()
    await expect(canvas.getByText('14 interações, a última de 20 de nov. de 2026')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { ...at('phoneTall'), direction: 'rtl' } })

export const OrganizationColour = meta.story({ globals: at('phone'), parameters: { accentColor: '#7a1f4b' } })

export const OwnPicture = meta.story({
  globals: at('phone'),
  args: {
    view: {
      kind: 'page',
      page: {
        ...publicAsset,
        organization: { ...publicAsset.organization, image: picture('#3f6a4a', '#9fb79c') },
        thing: { ...publicAsset.thing, heroImage: picture('#d8b26a', '#5a3d22') },
      },
    },
  },
})

export const LittleKnown = meta.story({
  globals: at('phone'),
  args: {
    view: {
      kind: 'page',
      page: {
        organization: { slug: 'klosterhalde', name: 'Weingut Klosterhalde' },
        thing: { id: publicAsset.thing.id, publicLink: 'riesling', name: 'Riesling Spätlese', description: '', attributes: [] },
        highlights: [],
        journey: [],
        records: { count: 0 },
      },
    },
  },
})

export const Loading = meta.story({ globals: at('phone'), args: { view: { kind: 'loading' } } })

export const NotFound = meta.story({ globals: at('phone'), args: { view: { kind: 'failed', code: 'not_found', retryable: false } } })

export const Failed = meta.story({
  globals: at('phone'),
  args: { view: { kind: 'failed', code: 'internal', requestId: '01939f2c-7a5b', retryable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Dutch = meta.story({ globals: { ...at('phoneTall'), language: 'nl' } })

const rich = {
  view: { kind: 'page', page: richPublicAsset },
  Sections: PublicSections,
  frame: 'about:blank',
  address: 'https://tracemark.example/p/sierra-alta/finca-la-esperanza',
  runTask: (service: { title: string }) => <p style={{ padding: 20 }}>{`Here runs: ${service.title}`}</p>,
} satisfies Partial<PublicPageScreenProps>

/** Every kind of section. */
export const Rich = meta.story({
  parameters: { picture: true },
  globals: at('phoneLong'),
  args: rich,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Journey',
      'About',
      'Specifications',
      'Before you read on',
      'Details',
      'Images',
      'Twelve families, one patio',
      'Certifications',
      'Documents',
      'Product information',
      'Videos',
      'Services',
      'Where to buy',
      'Links',
      'Latest interactions',
      'Support',
      'The way as a file',
    ])
    await expect(canvas.getByText('Expired on 30 Jun 2026')).toBeVisible()
  },
})

const borrowed = {
  name: 'Weingut Klosterhalde',
  address: 'https://tracemark.example/p/klosterhalde/graacher-riesling?item=KH-25-0031',
  values: ['image', 'description', 'attributes.0', 'certifications.0', 'images.0', 'journey.1'],
}

/** What came from another organization says so, with a link to the page that it came from. */
export const FromAnotherOrganization = meta.story({
  parameters: { picture: false },
  globals: at('phoneLong'),
  args: {
    ...rich,
    view: { kind: 'page', page: { ...richPublicAsset, thing: { ...richPublicAsset.thing, heroImage: undefined }, sources: [borrowed] } },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /Klosterhalde/ })
    await expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([borrowed.address]))
    const getPlace = (link: HTMLElement) =>
      link.closest('li')?.querySelector('strong')?.textContent ?? link.parentElement?.querySelector('h1, h2')?.textContent
    await expect(links.map((link) => [getPlace(link), link.textContent])).toEqual([
      ['Finca La Esperanza, washed Caturra', 'Image from Weingut Klosterhalde'],
      [richPublicAsset.journey[1]?.name, 'From Weingut Klosterhalde'],
      ['About', 'From Weingut Klosterhalde'],
      ['Specifications', 'Partly from Weingut Klosterhalde'],
      ['Images', 'Partly from Weingut Klosterhalde'],
      [richPublicAsset.certifications?.[0]?.name, 'From Weingut Klosterhalde'],
    ])
  },
})

/** Two columns, each with one edge from the name to the last section; the figures stand beside what is said of the asset. */
export const RichDesktop = meta.story({
  globals: at('desktopLong'),
  args: rich,
  play: async ({ canvas, canvasElement }) => {
    const measureLeft = (name: string | RegExp) => Math.round(canvas.getByRole('heading', { name }).getBoundingClientRect().left)
    await canvas.findByRole('heading', { name: 'Links' })
    await expect(new Set(['Journey', 'Details', 'Certifications', 'Where to buy'].map(measureLeft))).toEqual(
      new Set([measureLeft(/^Finca/)]),
    )
    const facts = canvasElement.querySelector('.tm-facts')?.getBoundingClientRect()
    const notice = canvasElement.querySelector('.tm-notice')?.getBoundingClientRect()
    await expect(new Set(['About', 'Documents', 'Links'].map(measureLeft))).toEqual(new Set([Math.round(facts?.left ?? 0)]))
    await expect(facts?.top).toBe(notice?.top)
  },
})

export const RichRightToLeft = meta.story({ globals: { ...at('phoneTall'), direction: 'rtl' }, args: rich })

export const RichGerman = meta.story({ globals: { ...at('phoneTall'), language: 'de' }, args: rich })

export const Unit = meta.story({
  globals: at('phoneTall'),
  args: { ...rich, Sections: undefined, item: 'SA-0004-217', view: { kind: 'page', page: unitPage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vereda La Mariela, unit SA-0004-217')).toBeVisible()
    await expect(canvas.getByText('Status: Active')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Record history' })).toBeVisible()
  },
})

/** Few visitors have an asset to update: what copies the content stands last, and is reached by the keyboard. */
export const CopiesContent = meta.story({
  parameters: { picture: false },
  globals: at('phoneTall'),
  args: {
    ...rich,
    copyContent: fn(async () => 'signed'),
    view: { kind: 'page', page: { ...unitPage, content: { privacyPolicy: 'https://sierra-alta.example/privacy' } } },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Privacy policy of Sierra Alta' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy content' })).toHaveFocus()
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus()
  },
})

const collected = {
  id: publicAsset.thing.id,
  name: 'What the buyers saw',
  type: 'block',
  displayType: 'before',
  component: { html: '<p>Three buyers walked the lot in May.</p>' },
  collectionsInfo: {
    collectionIds: [publicAsset.thing.id],
    displayTemplate: 'grid',
    allowTemplateSwitching: true,
    organizationalFilter: false,
    defaultSort: 'organizationName',
  },
  records: (unitPage.history ?? []).map((record) => ({ ...record, thing: 'Finca La Esperanza' })),
} as const satisfies NonNullable<PublicAsset['blocks']>[number]

/** The organization writes Spanish, the visitor reads English: each word is said in its own language. */
export const Collected = meta.story({
  globals: at('tablet'),
  args: {
    ...rich,
    view: {
      kind: 'page',
      page: {
        ...publicAsset,
        organization: { ...publicAsset.organization, language: 'es' },
        thing: { ...publicAsset.thing, description: '', attributes: publicAsset.thing.attributes.slice(0, 1) },
        journey: [],
        highlights: [],
        blocks: [collected],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'What the buyers saw' })
    const section = within(heading.closest('section') as HTMLElement)
    const shown = () => section.getAllByRole('listitem').length
    const { length } = collected.records
    await expect(length).toBeGreaterThan(1)
    for (const view of ['List', 'Carousel', 'Map', 'Cards']) {
      await userEvent.click(section.getByRole('radio', { name: view }))
      await expect(shown()).toBe(length)
      await expect(section.queryAllByRole('img')).toHaveLength(view === 'Map' ? 1 : 0)
    }
    await expect(heading).toHaveAttribute('lang', 'es')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es')
    await expect(canvas.getByRole('heading', { name: 'Specifications' })).not.toHaveAttribute('lang')
  },
})

/** A code that the organization never gave: no stamp, no word of being registered. */
export const UnknownUnit = meta.story({
  globals: at('phone'),
  args: { ...rich, Sections: undefined, item: 'SA-0004-999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code not found')).toBeVisible()
    await expect(canvas.queryByText('Registered by Sierra Alta')).toBeNull()
    const notice = within(canvas.getByText('Code not found').closest('.tm-notice') as HTMLElement)
    await expect(notice.getByRole('link', { name: 'hola@sierra-alta.example' })).toBeVisible()
  },
})

/** A unit that its organization warns of has no seal: the warning comes first. */
export const DoubtedUnit = meta.story({
  globals: at('phone'),
  args: {
    ...rich,
    Sections: undefined,
    item: 'SA-0004-217',
    view: { kind: 'page', page: { ...unitPage, item: unitPage.item && { ...unitPage.item, status: { value: 5, name: 'Do not use' } } } },
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Do not use').closest('.tm-notice')
    await expect(notice).toHaveTextContent('This is the status that Sierra Alta gave it. Ask Sierra Alta before you use it.')
    await expect(notice).toHaveTextContent('Registered by Sierra Alta')
    await expect(canvas.queryByText('Registered · Sierra Alta')).toBeNull()
    await expect(
      within(notice as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:+576067412200', 'mailto:hola@sierra-alta.example'])
  },
})

/** A unit whose variant is not released, or not any more. */
const createHeldUnit = (state: 'preparing' | 'suspended', status?: string): PublicPageScreenProps => ({
  ...args,
  ...rich,
  Sections: undefined,
  item: 'SA-0004-217',
  view: {
    kind: 'page',
    page: {
      ...unitPage,
      item: unitPage.item && {
        ...unitPage.item,
        ...(status !== undefined && { status: { value: 2, name: status } }),
        variant: { variantId: 'LOT-2026-05', name: 'Harvest of May', state },
      },
    },
  },
})

const expectHeldUnit = async (notice: HTMLElement): Promise<void> => {
  await expect(notice.closest('.tm-notice')).toHaveTextContent(
    'This is the status that Sierra Alta gave it. Ask Sierra Alta before you use it.',
  )
  await expect(notice.ownerDocument.body).not.toHaveTextContent(/Registered/)
}

/** A label that is read before its variant is released says so, and has no seal. */
export const UnitInPreparation = meta.story({
  parameters: { picture: 'light' },
  globals: at('phone'),
  args: createHeldUnit('preparing'),
  play: ({ canvas }) => expectHeldUnit(canvas.getByText('Harvest of May is in preparation')),
})

export const UnitOfSuspendedVariant = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: createHeldUnit('suspended'),
  play: ({ canvas }) => expectHeldUnit(canvas.getByText('Harvest of May is suspended')),
})

/** A status of the unit hides nothing that its variant says. */
export const DoubtedUnitInPreparation = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: createHeldUnit('preparing', 'Increased caution'),
  play: async ({ canvas }) => {
    await expectHeldUnit(canvas.getByText('Increased caution'))
    await expect(canvas.getByText('Harvest of May is in preparation')).toBeVisible()
  },
})

/** Without support contacts, an organization is asked on its website. */
export const UnknownUnitWithWebsite = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: {
    ...rich,
    Sections: undefined,
    item: 'SA-0004-999',
    view: {
      kind: 'page',
      page: { ...publicAsset, organization: { ...publicAsset.organization, website: 'https://www.sierra-alta.example/' } },
    },
  },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByText('Code not found').closest('.tm-notice') as HTMLElement)
    await expect(notice.getByRole('link', { name: 'sierra-alta.example' })).toHaveAttribute('href', 'https://www.sierra-alta.example/')
  },
})

/** A unit that the organization does not show is no copy. */
export const ClosedUnit = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: {
    ...rich,
    Sections: undefined,
    item: 'SA-0004-217',
    view: { kind: 'page', page: { ...publicAsset, item: undefined, isItemClosed: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unit not shown')).toBeVisible()
    await expect(
      canvas.getByText(
        'Sierra Alta does not show the unit with the code SA-0004-217. To learn more, ask Sierra Alta. This page describes the product in general.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByText(/copy/)).toBeNull()
    await expect(canvas.queryByText('Registered by Sierra Alta')).toBeNull()
  },
})

export const OnlyAName = meta.story({
  globals: at('phone'),
  args: {
    view: {
      kind: 'page',
      page: {
        organization: { slug: 'klosterhalde', name: 'Weingut Klosterhalde' },
        thing: {
          id: publicAsset.thing.id,
          publicLink: 'sekt',
          name: 'Sekt',
          description: '',
          attributes: [{ label: 'Cork', value: ' ', type: 'string' }],
        },
        highlights: [],
        journey: [],
        records: { count: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Cork')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Specifications' })).toBeNull()
  },
})

/** A number and its unit stay whole beside two others. */
export const SmallPhone = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    ...rich,
    Sections: undefined,
    view: {
      kind: 'page',
      page: {
        ...publicAsset,
        highlights: [86.5, 1180, 1740].map((value) => ({ value: `${value.toLocaleString('en')} km`, label: `Way ${value}` })),
      },
    },
  },
  play: async ({ canvas }) => {
    const value = await canvas.findByText(/^1,180\skm$/)
    await expect(value.offsetHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(value).lineHeight))
  },
})

export const BrokenImage = meta.story({
  parameters: { picture: false },
  args: {
    ...rich,
    Sections: undefined,
    view: {
      kind: 'page',
      page: { ...publicAsset, thing: { ...publicAsset.thing, heroImage: 'data:image/png;base64,bm8gcGljdHVyZQ==' } },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.tm-hero-image')).toBeNull())
    await expect(canvasElement.querySelector('.tm-hero-picture')).toBeNull()
  },
})

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongTexts = meta.story({
  globals: at('phoneTall'),
  args: {
    ...rich,
    view: {
      kind: 'page',
      page: {
        ...publicAsset,
        organization: { ...publicAsset.organization, name: `${long} Weingut der Schwestern von der Halde` },
        thing: { ...publicAsset.thing, name: `${long} Riesling Kabinett`, attributes: [{ label: long, value: long, type: 'string' }] },
        highlights: [{ value: long, label: long }, ...publicAsset.highlights.slice(1)],
        certifications: [{ name: long, issuer: long, number: long }],
        documents: [{ id: publicAsset.thing.id, name: long, file: '/x.pdf' }],
      },
    },
  },
})

export const RunsATask = meta.story({
  globals: at('phone'),
  args: rich,
  play: async ({ canvas, userEvent }) => {
    const before = [history.length, history.state]
    await userEvent.click(canvas.getByRole('button', { name: 'Check the bag' }))
    await expect(canvas.getByText('Here runs: Is your bag sealed?')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Is your bag sealed?' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close task' }))
    await expect(canvas.getByRole('button', { name: 'Check the bag' })).toHaveFocus()
    // On the page of somebody else its history is its own.
    await expect([history.length, history.state]).toEqual(before)
  },
})

/** At the page's own address: Back closes a task, Forward opens it again, and closing it leaves no entry behind. */
export const TaskClosedByBack = meta.story({
  globals: at('phone'),
  args: { ...rich, ownsHistory: true },
  play: async ({ canvas, userEvent }) => {
    const isShown = () => canvas.queryByText('Here runs: Is your bag sealed?') !== null
    const task = richPublicAsset.services?.find(({ title }) => title === 'Is your bag sealed?')?.taskThingId
    const becomes = (state: readonly (string | undefined)[]) =>
      waitFor(() => expect([isShown(), history.state?.tracemarkTasks]).toEqual([state.length > 0, state]))
    await userEvent.click(canvas.getByRole('button', { name: 'Check the bag' }))
    await becomes([task])
    history.back()
    await becomes([])
    await expect(canvas.getByRole('button', { name: 'Check the bag' })).toHaveFocus()
    history.forward()
    await becomes([task])
    await userEvent.click(canvas.getByRole('button', { name: 'Close task' }))
    await becomes([])
  },
})

export const Shares = meta.story({
  globals: at('phone'),
  args: { ...rich, Sections: undefined },
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await expect(copied).toEqual([rich.address])
  },
})

/** A browser without a list of its own may forbid the clipboard, too. */
export const SharesFromField = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: { ...rich, Sections: undefined },
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
    const writeText = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const execCommand = spyOn(document, 'execCommand').mockReturnValue(true)
    const share = canvas.getByRole('button', { name: 'Share' })
    await userEvent.click(share)
    const field: HTMLInputElement = await canvas.findByLabelText('Link to this page')
    await expect(field).toHaveValue(rich.address)
    const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? 0)
    await expect(left(field)).toBe(left(share.parentElement))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await expect(execCommand.mock.calls).toEqual([['copy']])
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, rich.address.length])
    execCommand.mockRestore()
    writeText.mockRestore()
  },
})

export const ShowsAFilm = meta.story({
  globals: at('phone'),
  args: rich,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Play A day on the patio' }))
    await expect(canvas.getByTitle('A day on the patio')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups',
    )
  },
})
