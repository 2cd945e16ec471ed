import type { AssetImage, AttributeLine, Certification, ValueChain } from '@tracemark/api/schemas'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { arrives, drop, file, paste, photo } from '../../../stories/uploads.ts'
import { AboutFrame, type AboutFrameProps } from './AboutFrame.tsx'
import { AdvancedTab } from './AdvancedTab.tsx'
import { AttributesTab } from './AttributesTab.tsx'
import type { AboutTab } from './about-tabs.ts'
import { CategoryTab } from './CategoryTab.tsx'
import { CertificationsTab } from './CertificationsTab.tsx'
import { type AssignedDocument, DocumentationTab } from './DocumentationTab.tsx'
import { GalleryTab } from './GalleryTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import type { KnownAttribute } from './known-attribute.ts'
import { MiscellaneousTab } from './MiscellaneousTab.tsx'
import { type AssignedProfile, SupportTab } from './SupportTab.tsx'
import { ValueChainTab } from './ValueChainTab.tsx'

const saved = fn(async () => undefined)
const form = { onSave: saved, onDirty: fn(), upload: arrives }

const args: AboutFrameProps = { current: 'general', getHref: (tab) => `/about/${tab}`, onOpen: fn(), children: null }

const meta = preview.meta({
  title: 'Screens/Assets/About',
  component: AboutFrame,
  globals: at('wide'),
  parameters: { picture: false },
  args,
  beforeEach: () => {
    saved.mockClear()
  },
})

const tab = (current: AboutTab, children: ReactNode) => ({ args: { current, children } })
const save = (userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const lastSaved = () => (saved.mock.lastCall as unknown as [unknown])[0]

const general: ComponentProps<typeof GeneralTab>['values'] = {
  name: 'Finca La Esperanza',
  description: 'Twelve families grow washed Caturra between 1,650 and 1,820 metres.',
  longDescription: '<h3>In the cup</h3><p>Panela and red apple, then <strong>cocoa</strong>.</p>',
}

export const General = meta.story({
  ...tab('general', <GeneralTab {...form} values={general} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'General', level: 2 })).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { name: 'In the cup', level: 3 })).toBeVisible()
  },
})

/** Nothing is asked of a person who may not answer. */
export const GeneralWithoutRights = meta.story({
  args: { viewOnly: true, children: <GeneralTab {...form} values={general} readOnly /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('View only. Ask an admin for the right to edit.')).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name.parentElement && getComputedStyle(name.parentElement).borderTopWidth).toBe('0px')
    // A label, its value and what is written with structure begin below one another.
    const begins = [name, canvas.getByText('Name'), await canvas.findByRole('heading', { name: 'In the cup', level: 3 })]
    await expect(new Set(begins.map((element) => element.getBoundingClientRect().x)).size).toBe(1)
    await expect(canvas.queryByText('One or two sentences for lists and the top of the public page')).toBeNull()
    await expect([...canvasElement.querySelectorAll('form label')].map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/\*$/),
    )
  },
})

/** What is refused is said at its field, and nothing that was entered is lost. */
export const Refused = meta.story({
  ...tab(
    'general',
    <GeneralTab
      {...form}
      values={general}
      onSave={async () => ({
        code: 'invalid_content',
        fields: [{ path: ['name'], message: 'too long', code: 'too_long', params: { maximum: 120 } }],
      })}
    />,
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' of the twelve')
    await save(userEvent)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/120/)
    await expect(name).toHaveValue('Finca La Esperanza of the twelve')
  },
})

/** What somebody else saved stands beside one's own text. */
export const ChangedMeanwhile = meta.story({
  ...tab(
    'general',
    <GeneralTab
      {...form}
      values={general}
      onSave={async () => ({
        code: 'changed_meanwhile',
        theirs: {
          values: { ...general, name: 'Finca La Esperanza, El Alto' },
          changed: { at: '2026-11-20T13:58:00Z', by: 'Luisa Marín' },
          accept: fn(),
        },
      })}
    />,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ', washed')
    await save(userEvent)
    const dialog = await screen.findByRole('alertdialog', { name: 'Luisa Marín updated this while you were editing' })
    await expect(dialog).toHaveTextContent('NameFinca La Esperanza, washedFinca La Esperanza, El Alto')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Finca La Esperanza, washed')
  },
})

const attributes: AttributeLine[] = [
  { label: 'Net weight', value: '69.5', type: 'number', unit: 'KGM', baseAttributeId: 'netWeight', source: 'base' },
  { label: 'Process', value: 'Fully washed', type: 'string' },
  { label: 'Buyer', value: 'Klosterhalde', type: 'string', isPublic: false },
]
const known: KnownAttribute[] = [
  {
    id: 'netWeight',
    name: 'Net weight',
    description: 'Weight of the contents without packaging.',
    group: 'Measurements',
    type: 'number',
    unitKind: 'mass',
    source: 'base',
    specification: { id: 'netWeight', type: 'number', minimum: 0, decimals: 3, unitKind: 'mass', example: '69.5' },
  },
  {
    id: 'countryOfOrigin',
    name: 'Country of origin',
    description: 'Where it was grown or made.',
    group: 'Origin',
    type: 'string',
    lookup: 'countries',
    source: 'base',
    specification: { id: 'countryOfOrigin', type: 'string', lookup: 'countries', example: 'CO' },
  },
]
const nothing = async () => []
const id = (number: number) => `01939f00-0000-7000-8000-00000000010${number}`
const help = {
  known,
  findValues: () => async () => [{ value: 'CO', label: 'Colombia' }],
  findUnits: () => async () => [{ value: 'KGM', label: 'kilogram (kg)' }],
  unitText: (unit: string) => ({ KGM: 'kg', MTR: 'm' })[unit] ?? unit,
  findTemplates: async () => [{ value: id(1), label: 'Washed coffee' }],
  readTemplate: async () => ({
    attributes: [
      { label: 'process', value: 'Washed', type: 'string' as const },
      { label: 'Variety', value: 'Caturra', type: 'string' as const },
    ],
  }),
}
const attributesTab = (more: Partial<ComponentProps<typeof AttributesTab>> = {}) =>
  tab('attributes', <AttributesTab {...form} {...help} values={attributes} {...more} />)

/** The values are a column, whatever stands behind them. */
export const Attributes = meta.story({
  ...attributesTab(),
  play: async ({ canvas }) => {
    const values = [/^69\.5/, 'Fully washed', 'Klosterhalde'].map((name) => canvas.getByRole('button', { name }))
    await expect(new Set(values.map((value) => value.getBoundingClientRect().x)).size).toBe(1)
  },
})

const getCell = (name: string) => within(screen.getByRole('table', { name: 'Attributes' })).getByRole('textbox', { name })

/** A value is edited where it stands, and Tab and Enter go on to the next one. */
export const AttributeValues = meta.story({
  ...attributesTab(),
  parameters: { picture: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fully washed' }))
    await waitFor(() => expect(getCell('Process')).toHaveFocus())
    await userEvent.clear(getCell('Process'))
    await userEvent.keyboard('Natural{Tab}')
    await expect(getCell('Buyer')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Shift>}{Tab}{/Shift}')
    await expect(getCell('Net weight')).toHaveFocus()
    await userEvent.clear(getCell('Net weight'))
    await userEvent.keyboard('70.25{Enter}')
    await expect(getCell('Process')).toHaveFocus()
    await expect(saved).not.toHaveBeenCalled()
    await save(userEvent)
    await expect((lastSaved() as AttributeLine[]).map(({ value }) => value)).toEqual(['70.25', 'Natural', 'Klosterhalde'])
  },
})

const own: KnownAttribute[] = [
  {
    id: 'harvest',
    name: 'Harvest year',
    description: '',
    group: 'Harvest',
    type: 'number',
    source: 'own',
    isRequired: true,
    values: [],
    specification: { id: 'harvest', type: 'number', minimum: 2000, maximum: 2100, decimals: 0 },
  },
  {
    id: 'plot',
    name: 'Lowest plot',
    description: 'Height above the sea.',
    group: 'Farm',
    type: 'number',
    source: 'own',
    isRequired: false,
    values: [],
    measure: { code: 'MTR', name: 'metre', symbol: 'm', kind: 'length' },
    specification: { id: 'plot', type: 'number', unit: 'MTR', unitKind: 'length', minimum: 0 },
  },
  {
    id: 'variety',
    name: 'Variety',
    description: '',
    group: 'Cup',
    type: 'string',
    source: 'own',
    isRequired: false,
    values: [],
    specification: { id: 'variety', type: 'string', maxLength: 80 },
  },
]

/** Rows of a spreadsheet fill rows; what can't be read stays at its value with why, and nothing is sent until it is mended. */
export const PastedAttributes = meta.story({
  ...attributesTab({ known: [...own, ...known] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit values' }))
    await waitFor(() => expect(getCell('Net weight')).toHaveFocus())
    await userEvent.paste('net weight\tabout 70\nBuyer\tOpen Granary\nvariety\tCaturra\nMill\tEl Alto\n')
    await expect(getCell('Net weight')).toHaveValue('about 70')
    await expect(getCell('Variety')).toHaveValue('Caturra')
    await expect(canvas.getByText('1 new attribute: Mill')).toBeVisible()
    await save(userEvent)
    await waitFor(() => expect(getCell('Net weight')).toHaveFocus())
    await expect(getCell('Net weight')).toHaveAccessibleDescription('Enter a number')
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.clear(getCell('Net weight'))
    await userEvent.keyboard('70')
    await userEvent.paste('70.5\nNatural\nKlosterhalde\nBourbon\nEl Alto\n12\n13\n')
    await expect(canvas.getByText(/^2 values were not pasted: 12, 13\./)).toBeVisible()
    await save(userEvent)
    await expect((lastSaved() as AttributeLine[]).map(({ label, value, baseAttributeId }) => [label, value, baseAttributeId])).toEqual([
      ['Net weight', '70.5', 'netWeight'],
      ['Process', 'Natural', undefined],
      ['Buyer', 'Klosterhalde', undefined],
      ['Variety', 'Bourbon', 'variety'],
      ['Mill', 'El Alto', undefined],
    ])
  },
})

/** Who was at another value is led to the first that is wrong, and each of them is named with what is wrong. */
export const RefusedValues = meta.story({
  ...attributesTab({ known: [...own, ...known] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit values' }))
    await waitFor(() => expect(getCell('Net weight')).toHaveFocus())
    await userEvent.clear(getCell('Net weight'))
    await userEvent.keyboard('abc')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.clear(getCell('Buyer'))
    await save(userEvent)
    await waitFor(() => expect(getCell('Net weight')).toHaveFocus())
    const panel = within(canvas.getByRole('alert'))
    await expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Net weight Enter a number',
      'Buyer Fill in this field',
    ])
    await userEvent.click(panel.getByRole('button', { name: 'Buyer Fill in this field' }))
    await expect(getCell('Buyer')).toHaveFocus()
    await userEvent.keyboard('Klosterhalde')
    await expect(panel.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.clear(getCell('Net weight'))
    await userEvent.keyboard('70')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await save(userEvent)
    await expect((lastSaved() as AttributeLine[]).map(({ value }) => value)).toEqual(['70', 'Fully washed', 'Klosterhalde'])
  },
})

/** Dates as the portal writes them are read; others are refused with an example. */
export const PastedDates = meta.story({
  ...tab(
    'attributes',
    <AttributesTab
      {...form}
      {...help}
      known={known}
      values={[
        { label: 'Harvest', value: '2026-05-12', type: 'date' },
        { label: 'Milled', value: '2026-06-01', type: 'date' },
      ]}
    />,
  ),
  play: async ({ canvas, userEvent }) => {
    const harvest = () => canvas.getByLabelText('Harvest')
    const milled = () => canvas.getByLabelText('Milled')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit values' }))
    await waitFor(() => expect(harvest()).toHaveFocus())
    await userEvent.paste('15 Sept 2026')
    await expect(harvest()).toHaveValue('2026-09-15')
    await userEvent.paste('25/12/2026\n12/25/2026\n')
    await expect(harvest()).toHaveValue('2026-12-25')
    await expect(milled()).toHaveValue('12/25/2026')
    await expect(milled()).toHaveAccessibleDescription('Enter a date such as 25 Dec 2026 or 2026-12-25')
    await userEvent.type(milled(), '26 dec 2026', { initialSelectionStart: 0, initialSelectionEnd: 10 })
    await userEvent.tab()
    await expect(milled()).toHaveValue('2026-12-26')
  },
})

/** Discard takes back all that was pasted. */
export const DiscardedPaste = meta.story({
  ...attributesTab(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit values' }))
    await waitFor(() => expect(getCell('Net weight')).toHaveFocus())
    await userEvent.paste('1\n2\n3\n')
    await expect(getCell('Buyer')).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(getCell('Buyer')).toHaveValue('Klosterhalde'))
    await expect(getCell('Net weight')).toHaveValue('69.5')
  },
})

/** What the organization wants to know of every asset stands below what is known, and is filled in from there. */
export const EmptyOwnAttributes = meta.story({
  args: {
    current: 'attributes',
    counts: { attributes: attributes.length, gallery: 0 },
    missing: { attributes: { count: 1, labels: ['asset-page:tab.attributes'], names: ['Harvest year'] } },
    children: <AttributesTab {...form} {...help} known={[...known, ...own]} values={attributes} />,
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `Attributes ${attributes.length} 1 required field is empty` })
    await expect(link).toHaveAttribute('title', 'Still missing here: Harvest year')
    await expect(canvas.getByRole('link', { name: 'Gallery 0' })).not.toHaveAttribute('title')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in “Harvest year”' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Harvest year' }))
    const year = drawer.getByRole('textbox', { name: 'Value' })
    // The rule is said before the mistake, and a year has no separator.
    await expect(year).toHaveAccessibleDescription('2000 to 2100, whole number')
    await userEvent.type(year, '2026')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '2026' })).toBeVisible()
    await expect(canvas.getByText('Your organization')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fill in “Harvest year”' })).toBeNull()
    await save(userEvent)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const added = { label: 'Harvest year', value: '2026', type: 'number', baseAttributeId: 'harvest', source: 'own' }
    await expect(lastSaved()).toEqual([...attributes, added])
  },
})

/** A label that is the name of an attribute makes the value one of that attribute. */
export const NamedAttribute = meta.story({
  ...attributesTab({ known: [...own, ...known] }),
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New attribute' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Label' }), 'lowest plot{Tab}')
    await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Attribute' })).toHaveValue('Lowest plot'))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Value' }), '1650')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save(userEvent)
    const added = { label: 'Lowest plot', value: '1650', type: 'number', unit: 'MTR', baseAttributeId: 'plot', source: 'own' }
    await waitFor(() => expect(lastSaved()).toEqual([...attributes, added]))
  },
})

export const RepeatedLabel = meta.story({
  ...attributesTab(),
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const [{ label } = { label: '' }] = attributes
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New attribute' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Label' }), ` ${label.toUpperCase()}`)
    await userEvent.type(drawer.getByRole('textbox', { name: 'Value' }), 'Another')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await expect(await drawer.findByText('Each label may be used once. Change or remove the one that is repeated.')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Label' })).toBeInvalid()
  },
})

/** A standard attribute brings its label, its type, its list and its limits. */
export const StandardAttribute = meta.story({
  ...attributesTab(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New attribute' }))
    await userEvent.type(drawer.getByRole('combobox', { name: 'Attribute' }), 'country')
    await userEvent.click(await screen.findByRole('option', { name: 'Country of origin (Origin)' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Label' })).toHaveValue('Country of origin'))
    await userEvent.click(drawer.getByRole('combobox', { name: 'Value' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Colombia' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save(userEvent)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const added = { label: 'Country of origin', value: 'CO', type: 'string', baseAttributeId: 'countryOfOrigin', source: 'base' }
    await expect(lastSaved()).toEqual([...attributes, added])
  },
})

export const WrongValue = meta.story({
  ...attributesTab(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Net weight' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Net weight' }))
    const value = drawer.getByRole('textbox', { name: 'Value' })
    await userEvent.clear(value)
    await userEvent.type(value, '-4')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(value).toHaveFocus())
    await expect(value).toBeInvalid()
  },
})

/** What the list has already is not added again. */
export const CopiedFromTemplate = meta.story({
  ...attributesTab(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from template' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Copy from template' }))
    await userEvent.click(drawer.getByRole('combobox', { name: 'Template' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Washed coffee' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Add attributes' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Variety' })).toBeVisible())
    await expect(canvas.getAllByRole('listitem').filter((line) => line.closest('ol'))).toHaveLength(4)
  },
})

export const NoAttributes = meta.story(attributesTab({ values: [] }))
export const ReadOnly = meta.story(attributesTab({ readOnly: true }))
export const Loading = meta.story(attributesTab({ values: undefined }))
export const Failed = meta.story(attributesTab({ values: undefined, failure: { code: 'timeout' }, onRetry: fn() }))

const certifications: Certification[] = [
  { name: 'Rainforest Alliance', issuer: 'Rainforest Alliance', number: 'RA-CO-21084', validUntil: '2029-03-31' },
  { name: 'Organic', issuer: 'CO-BIO-141', validUntil: '2020-03-31' },
]

/** One that has ended stands out, and so does one that ends within 60 days. */
export const Certifications = meta.story({
  ...tab('certifications', <CertificationsTab {...form} values={certifications} />),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Expired on 31 Mar 2020')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Organic' }))
    await save(userEvent)
    await waitFor(() => expect(lastSaved()).toEqual(certifications.slice(0, 1)))
  },
})

const images: AssetImage[] = [
  { image: picture('#7a2e22', '#c44a3a'), caption: 'Ripe cherry, second pass', alt: 'Red coffee cherries on a branch' },
  { image: picture('#3f6a4a', '#c9d8d3') },
]

/** Many pictures are added at once; one without an alternative text is marked. */
export const Gallery = meta.story({
  ...tab('gallery', <GalleryTab {...form} values={images} />),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('No alternative text')).toHaveLength(1)
    drop(canvas.getByLabelText(/^Add pictures/), [await photo('mill.png'), await photo('patio.png')])
    await waitFor(() => expect(canvas.getAllByText('No alternative text')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'mill.png' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Picture' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Alternative text' }), 'The wet mill at dusk')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The wet mill at dusk' })).toBeVisible())
  },
})

/** What is empty says what belongs there, and takes it at once. */
export const EmptyGallery = meta.story({
  ...tab('gallery', <GalleryTab {...form} values={[]} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Add pictures/), await photo('patio.png'))
    await expect(await canvas.findByRole('button', { name: 'patio.png' })).toBeVisible()
  },
})

const cherries: AssetImage = {
  image: '/demo/photo-families.svg',
  caption: 'Ripe cherry, second pass',
  alt: 'Red coffee cherries on a branch',
}

/** What stays in view where the picture is cropped is moved by the arrow keys too. */
export const FocalPoint = meta.story({
  ...tab('gallery', <GalleryTab {...form} values={[cherries]} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: cherries.alt ?? '' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Picture' }))
    const point = drawer.getByRole('slider', { name: 'Focal point' })
    point.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
    await expect(point).toHaveAttribute('aria-valuetext', '40% from the left, 44% from the top')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save(userEvent)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(lastSaved()).toEqual([{ ...cherries, focus: { x: 0.4, y: 0.44 } }])
  },
})

const storedFile = { name: 'lab.xlsx', contentType: 'application/vnd.ms-excel', size: 48_128 }
const documents: AssignedDocument[] = [
  {
    id: 'origin',
    name: 'Certificate of origin',
    gdti: '9506000134710',
    isPublic: true,
    valueChainElement: { id: 'port', name: 'Port of Buenaventura', valueChainName: 'Coffee' },
  },
  { id: 'lab', name: 'Lab report', isPublic: false, file: '/files/101/lab.xlsx', storedFile },
]
const more: AssignedDocument = { id: 'note', name: 'Delivery note', isPublic: false }

/** Documents stand by the step of the value chain that they belong to. */
export const Documentation = meta.story({
  ...tab(
    'documentation',
    <DocumentationTab
      {...form}
      values={documents}
      find={async () => [{ value: more.id, label: more.name }]}
      read={(id) => (id === more.id ? more : undefined)}
    />,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Port of Buenaventura' })).toHaveTextContent('Certificate of origin')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add document' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Delivery note' }))
    await waitFor(() => expect(canvas.getByRole('list', { name: 'No value chain element' })).toHaveTextContent('Delivery note'))
    await save(userEvent)
    await waitFor(() => expect(lastSaved()).toEqual([...documents, more]))
  },
})

/** The name of a document opens its file, as in the list of documents. */
export const DocumentOpened = meta.story({
  ...tab('documentation', <DocumentationTab {...form} values={documents} find={nothing} read={() => undefined} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lab report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lab report' }))
    await expect(dialog.getByText('No preview for this file type. Download the file to open it.')).toBeVisible()
    // What has no file has nothing to open.
    await expect(canvas.queryByRole('button', { name: 'Certificate of origin' })).toBeNull()
  },
})

/** A file that is dropped or pasted anywhere on the tab opens the form of its document, which is assigned at once. */
export const UploadedDocument = meta.story({
  ...tab(
    'documentation',
    <DocumentationTab
      {...form}
      values={documents}
      find={nothing}
      read={() => undefined}
      uploadDrawer={(taken, add, close) => (
        <>
          <button type="button" onClick={() => add(more)}>
            Create {taken.name}
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </>
      )}
    />,
  ),
  play: async ({ canvas, userEvent }) => {
    paste(document.body, [file('screenshot.png')])
    await expect(await canvas.findByRole('button', { name: 'Create screenshot.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    paste(canvas.getByRole('combobox', { name: 'Add document' }), [file('table.png')])
    drop(canvas.getByRole('list', { name: 'Port of Buenaventura' }), [file('delivery.pdf'), file('more.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Create delivery.pdf' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(lastSaved()).toEqual([...documents, more])
  },
})

const categoryTab = tab(
  'category',
  <CategoryTab
    {...form}
    values={{ categoryId: id(2) }}
    category={{ id: id(2), name: 'Coffee, green' }}
    find={async () => [{ value: id(3), label: 'Wine' }]}
    meaning={{
      id: id(2),
      description: 'Beans before roasting.',
      image: picture('#3f6a4a', '#9fb79c'),
      identifier: '50201706',
      defaultTemplate: { id: id(6), name: 'Washed coffee' },
    }}
  />,
)

/** What the choice means stands below it. */
export const CategoryMeaning = meta.story({ ...categoryTab, parameters: { picture: true } })

export const Category = meta.story({
  ...categoryTab,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Washed coffee')).toBeVisible()
    await expect(canvas.getByText('Beans before roasting.')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Wine' }))
    await save(userEvent)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    await expect(dialog.getByText(/You won't be able to revert this!/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(saved).not.toHaveBeenCalled()
    await save(userEvent)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change category' }))
    await waitFor(() => expect(lastSaved()).toEqual({ categoryId: id(3) }))
  },
})

const element = (at: number, name: string, icon: string) => ({ id: id(at), name, icon, enabled: true }) as ValueChain['elements'][number]
const chain = {
  id: id(4),
  name: 'Coffee, from farm to port',
  elements: [element(7, 'Farm', 'farm'), element(8, 'Wet mill', 'drop'), element(9, 'Port', 'ship')],
}

const chainTab = tab(
  'value-chains',
  <ValueChainTab
    {...form}
    values={{ valueChainId: id(4) }}
    asset={{ name: 'Finca La Esperanza', valueChain: { id: id(4), name: 'Coffee, from farm to port' } }}
    find={async () => [{ value: id(5), label: 'Cocoa' }]}
    chain={chain}
  />,
)

/** The chain is drawn below the choice. */
export const DrawnChain = meta.story({ ...chainTab, parameters: { picture: true } })

/** On a phone the elements stand below one another. */
export const ChainOnPhone = meta.story({
  ...chainTab,
  globals: at('phone'),
  play: async ({ canvas }) => {
    const elements = within(canvas.getByRole('list', { name: 'Coffee, from farm to port' })).getAllByRole('listitem')
    await expect(new Set(elements.map((each) => each.getBoundingClientRect().x)).size).toBe(1)
  },
})

export const LastChance = meta.story({
  ...chainTab,
  play: async ({ canvas, userEvent }) => {
    const drawn = within(canvas.getByRole('list', { name: 'Coffee, from farm to port' }))
    await expect(drawn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Farm', 'Wet mill', 'Port'])
    await userEvent.click(canvas.getByRole('combobox', { name: 'Value chain' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cocoa' }))
    await save(userEvent)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Last chance' }))
    await expect(dialog.getByRole('button', { name: 'Change value chain' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), 'Finca La Esperanza')
    await userEvent.click(dialog.getByRole('button', { name: 'Change value chain' }))
    await waitFor(() => expect(lastSaved()).toEqual({ valueChainId: id(5) }))
  },
})

/** What an asset is known by, and what programs of the organization keep with it. */
export const Miscellaneous = meta.story({
  ...tab(
    'miscellaneous',
    <MiscellaneousTab
      {...form}
      values={{
        inheritedId: id(7),
        inheritedMode: 'continuous',
        metadata: [
          { key: 'exported', value: 'true', type: 'boolean' },
          { key: 'plant', value: 'SA-02', type: 'string' },
        ],
      }}
      asset={{
        id: '01939f00-0000-7000-8000-000000000101',
        organizationName: 'Sierra Alta',
        createdAt: '2026-05-20T10:00:00Z',
        createdBy: { id: '4', name: 'Lucía Ortega' },
        template: { id: '2', name: 'Washed coffee' },
        inherited: { id: id(7), name: 'Finca La Esperanza' },
      }}
      codes={[
        { id: '1', type: 'gtin', value: '09506000134352' },
        { id: '2', type: 'custom', value: 'SA-0004' },
      ]}
      inheritedTasks={3}
      find={nothing}
      getHref={(id) => `/things/${id}`}
      onOpen={fn()}
    />,
  ),
  play: async ({ canvas, userEvent }) => {
    const metadata = within(canvas.getByRole('region', { name: 'Metadata' }))
    await userEvent.click(metadata.getByRole('button', { name: 'Add metadata' }))
    await userEvent.type(metadata.getByLabelText('Key of attribute 3'), 'lots')
    await userEvent.selectOptions(metadata.getByLabelText('Type of attribute 3'), 'Number')
    await userEvent.type(metadata.getByLabelText('Value of attribute 3'), '12')
    await expect(metadata.queryByRole('button', { name: 'Move 1 down' })).toBeNull()
    await save(userEvent)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect((lastSaved() as { metadata: unknown }).metadata).toEqual([
      { key: 'exported', value: 'true', type: 'boolean' },
      { key: 'plant', value: 'SA-02', type: 'string' },
      { key: 'lots', value: '12', type: 'number' },
    ])
  },
})

/** What an asset takes from another one is said by the mode. */
export const InheritanceNeedsAMode = meta.story({
  ...tab(
    'miscellaneous',
    <MiscellaneousTab
      {...form}
      values={{ inheritedId: id(7), metadata: [] }}
      asset={{
        id: '01939f00-0000-7000-8000-000000000101',
        organizationName: 'Sierra Alta',
        createdAt: '2026-05-20T10:00:00Z',
        inherited: { id: id(7), name: 'Finca La Esperanza' },
      }}
      codes={[]}
      inheritedTasks={3}
      find={nothing}
      getHref={(id) => `/things/${id}`}
      onOpen={fn()}
    />,
  ),
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const metadata = within(canvas.getByRole('region', { name: 'Metadata' }))
    await userEvent.click(metadata.getByRole('button', { name: 'Add metadata' }))
    await userEvent.type(metadata.getByLabelText('Key of attribute 1'), 'plant')
    await userEvent.type(metadata.getByLabelText('Value of attribute 1'), 'SA-02')
    await save(userEvent)
    const mode = canvas.getByRole('combobox', { name: 'Mode' })
    await waitFor(() => expect(mode).toHaveAccessibleDescription(/^Fill in this field/))
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.selectOptions(mode, 'continuous')
    await save(userEvent)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  },
})

const switches = {
  isEnabledPublicLink: true,
  publicLink: 'finca-la-esperanza',
  isEnabledPublicContent: true,
  isEnabledDiscovery: false,
  isEnabledServices: true,
}

export const Advanced = meta.story({
  ...tab('advanced', <AdvancedTab {...form} values={switches} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Services' }))
    await save(userEvent)
    await waitFor(() => expect(lastSaved()).toEqual({ ...switches, isEnabledServices: false }))
  },
})

/** A page that has no address yet shows the one that it is given. */
export const AddressProposed = meta.story({
  ...tab(
    'advanced',
    <AdvancedTab
      {...form}
      values={{ ...switches, isEnabledPublicLink: false, publicLink: undefined }}
      proposedAddress="finca-la-esperanza"
    />,
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Address' })
    await expect([field.getAttribute('placeholder'), (field as HTMLInputElement).value]).toEqual(['finca-la-esperanza', ''])
  },
})

const profiles: AssignedProfile[] = [{ id: 'hotline', name: 'Hotline', phone: '+57 6 741 2200' }]

const Supported = () => {
  const [found] = useState<AssignedProfile>({ id: 'mill', name: 'Mill office', email: 'mill@sierra-alta.example' })
  return <SupportTab {...form} values={profiles} find={async () => [{ value: found.id, label: found.name }]} read={() => found} />
}

export const Support = meta.story({
  render: () => <Supported />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add support profile' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Mill office' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Mill office up' }))
    await save(userEvent)
    await waitFor(() => expect((lastSaved() as AssignedProfile[]).map(({ id }) => id)).toEqual(['mill', 'hotline']))
  },
})

export const Phone = meta.story({ ...attributesTab(), globals: at('phone') })
