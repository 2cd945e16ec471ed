import { createRequire } from 'node:module'
import type { Classification } from '@tracemark/api/schemas'
import pdfmake from 'pdfmake'
import type { Content, TableCell, TableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { ExportedInteraction } from './read-all.ts'

const require = createRequire(import.meta.url)
const fontFile = (name: string): string => require.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`)

const INK = '#23211d'
const QUIET = '#6b665c'
const HAIRLINE = '#d8d2c4'
const colors: Readonly<Record<Classification, string>> = { notice: '#1f5c45', alert: '#8a5a00', warning: '#9b2c1f', unclassified: QUIET }

export interface Report {
  organization: string
  /** Name and value of each filter. */
  filters: readonly (readonly [string, string])[]
  timeZone: string
  /** What addresses of files are relative to. */
  publicUrl: string
  madeAt: Date
  interactions: readonly ExportedInteraction[]
}

const hairlines: TableLayout = {
  hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => HAIRLINE,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 6,
}

const heading = (text: string): TableCell => ({ text, style: 'heading' })
const two = (first: string, second: string | undefined): TableCell =>
  second === undefined ? { text: first } : { stack: [{ text: first }, { text: second, style: 'quiet' }] }

const SKIPPED = 'skipped:'

/** Where it happened, in words; where nobody said so, why. */
const placeOf = ({ reportedLocation, placeNote }: ExportedInteraction): string | undefined =>
  placeNote?.startsWith(SKIPPED) ? `no place: ${placeNote.slice(SKIPPED.length)}` : (reportedLocation?.place ?? placeNote)

const filesOf = ({ attachments }: ExportedInteraction, publicUrl: string): Content[] =>
  attachments.map(({ name, file }) => ({ text: name, link: new URL(file, publicUrl).href, style: 'link' }))

const rowOf = (interaction: ExportedInteraction, dates: Intl.DateTimeFormat, publicUrl: string): TableCell[] => {
  const { thing, item, task, classification, valueChainElement, reportedDate, createdBy, answers } = interaction
  const said = answers.map(({ label, value, unit }) => `${label}: ${String(value)}${unit === undefined ? '' : ` ${unit}`}`)
  return [
    { text: dates.format(new Date(reportedDate)) },
    two(thing.name, item?.name),
    { stack: [two(task.name, said.length === 0 ? undefined : said.join(' · ')), ...filesOf(interaction, publicUrl)] as Content[] },
    { text: classification, color: colors[classification], bold: true },
    two(valueChainElement?.name ?? '–', placeOf(interaction)),
    { text: createdBy?.name ?? '–' },
  ]
}

const headOf = ({ organization, filters, interactions, madeAt, timeZone }: Report, dates: Intl.DateTimeFormat): Content[] => [
  { text: organization, style: 'organization' },
  { text: 'Interactions', style: 'title' },
  {
    text: `${interactions.length} ${interactions.length === 1 ? 'record' : 'records'}, newest first · as of ${dates.format(madeAt)} (${timeZone})`,
    style: 'quiet',
  },
  {
    text: filters.length === 0 ? 'Without filters' : filters.map(([name, value]) => `${name}: ${value}`).join('   '),
    style: 'filters',
  },
]

const documentOf = (report: Report): TDocumentDefinitions => {
  const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: report.timeZone })
  const head = ['Reported', 'Asset and unit', 'Task and answers', 'Classification', 'Where', 'By'].map(heading)
  return {
    info: { title: `Interactions, ${report.organization}`, author: report.organization, creationDate: report.madeAt },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [40, 44, 40, 48],
    defaultStyle: { font: 'Roboto', fontSize: 8.5, color: INK, lineHeight: 1.15 },
    styles: {
      organization: { fontSize: 10, color: QUIET },
      title: { fontSize: 22, margin: [0, 2, 0, 4] },
      filters: { margin: [0, 6, 0, 14] },
      quiet: { color: QUIET },
      link: { decoration: 'underline', decorationColor: HAIRLINE },
      heading: { fontSize: 7.5, color: QUIET, bold: true },
    },
    content: [
      ...headOf(report, dates),
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [82, 130, '*', 70, 110, 90],
          body: [head, ...report.interactions.map((interaction) => rowOf(interaction, dates, report.publicUrl))],
        },
        layout: hairlines,
      },
    ],
    footer: (page: number, pages: number): Content => ({
      columns: [{ text: report.organization }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
      style: 'quiet',
      margin: [40, 16, 40, 0],
    }),
  }
}

const files = { normal: fontFile('Regular'), bold: fontFile('Medium'), italics: fontFile('Italic'), bolditalics: fontFile('MediumItalic') }
pdfmake.setFonts({ Roboto: files })
// A document names no other file and no address.
pdfmake.setLocalAccessPolicy((path) => Object.values(files).includes(path))
pdfmake.setUrlAccessPolicy(() => false)

export const pdfOf = async (report: Report): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pdfmake.createPdf(documentOf(report)).getBuffer())
