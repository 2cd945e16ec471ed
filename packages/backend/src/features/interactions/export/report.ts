import PDFDocument from 'pdfkit'
import { openFaces } from '../../../platform/pdf/faces.ts'
import type { Style } from '../../../platform/pdf/families.ts'
import { clean, createSetter } from '../../../platform/pdf/set-text.ts'
import { buildContent, type Cell, type Report, type ReportContent } from './report-content.ts'
import { drawPages } from './report-pages.ts'

/** What is written in each style, so that the fonts have it. */
const gatherTexts = (content: ReportContent): Record<Style, string> => {
  const { organization, heading, summary, filters, totals, heads, rows, nothing, footer, origin } = content
  const cells: Cell[] = [organization, heading, summary, filters, totals, ...heads, ...rows.flat(), nothing, footer(1234567890, 1), origin]
  const texts: Record<Style, Set<string>> = { text: new Set(), strong: new Set(), title: new Set() }
  for (const { spans } of cells.flat()) for (const { text, style } of spans) texts[style ?? 'text'].add(text)
  const written = (style: Style) => clean([...texts[style]].join('\n'))
  return { text: written('text'), strong: written('strong'), title: written('title') }
}

/** A PDF that programs for the blind can read, too: its headings and cells are named. */
export const writePdf = async (report: Report): Promise<Uint8Array<ArrayBuffer>> => {
  const content = buildContent(report)
  const setText = createSetter(await openFaces(gatherTexts(content), report.language))
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.locale,
    displayTitle: true,
    info: { Title: `${content.title}, ${report.organization}`, Author: report.organization, CreationDate: report.madeAt },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  drawPages(document, content, setText)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
