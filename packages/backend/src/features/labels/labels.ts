import { intlLocale } from '@tracemark/api/languages'
import { type LabelGrid, labelCode, labelPlace } from '@tracemark/api/rules'
import type { LabelSymbol, Language } from '@tracemark/api/schemas'
import PDFDocument from 'pdfkit'
import { drawLine } from '../../platform/pdf/draw-text.ts'
import { openFaces } from '../../platform/pdf/faces.ts'
import { clean, createSetter, type Line, type SetText, type Span } from '../../platform/pdf/set-text.ts'
import { INK, QUIET } from '../interactions/export/report-content.ts'
import { encodeSymbol } from './symbol.ts'

export interface Label {
  /** What the symbol says. */
  code: string
  /** Of the unit, as people read it. */
  name: string
  asset: string
  variant: string
}

export interface Labels {
  /** What they are printed on. */
  grid: LabelGrid
  symbol: LabelSymbol
  /** The first label's place on the first sheet, from 1. */
  startPosition: number
  organization: string
  /** Its logo as PNG, which stands in the place of its name. Absent where it has none, it can't be read, or is not wanted. */
  logo?: Uint8Array | undefined
  /** Whose way of writing Chinese characters is preferred. */
  language: Language
  madeAt: Date
  labels: readonly Label[]
}

type Document = PDFKit.PDFDocument

const POINTS = 72 / 25.4
const LEADING = 1.25
const ASCENT = 0.98
/** Parts of its usual size that a name may shrink to, so that no line break divides a number. */
const NAME_SIZES = [1, 0.9, 0.8, 0.7]

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Of the label's height. */
const LOGO_PART = 0.28
/** Points: less is a smudge. */
const LOGO_LEAST = 5
/** Points above the logo. */
const LOGO_GAP = 2

type Logo = PDFKit.OpenImage

/** Lengths in points, for all labels of one size. */
const measure = ({ label, radius }: LabelGrid) => {
  const [width, height] = [label.width * POINTS, label.height * POINTS]
  const code = labelCode({ label })
  const [edge, side] = [code.edge * POINTS, code.side * POINTS]
  const name = between(6.5, label.height * 0.2 + 2, 14)
  const gap = edge * 0.6
  return {
    height,
    edge,
    side,
    radius,
    /** Of the text, beside the symbol. */
    x: edge + side + gap,
    width: width - edge - side - gap - edge,
    name,
    small: Math.max(5.5, name * 0.78),
  }
}
type Measures = ReturnType<typeof measure>

/** As large as the logo is drawn, in points; nothing where that would be too small to see. */
const logoSize = ({ width, height }: Logo, measures: Measures): { width: number; height: number } | undefined => {
  const scale = Math.min((measures.height * LOGO_PART) / height, measures.width / width)
  return height * scale < LOGO_LEAST ? undefined : { width: width * scale, height: height * scale }
}

interface SetLine extends Line {
  size: number
}

const measureHeight = (lines: readonly SetLine[]): number => lines.reduce((sum, { size }) => sum + size * LEADING, 0)

/** Which paragraph gets a line first, of name, asset, variant and organization; afterwards each gets another in turn. */
const FIRST_LINES = [0, 0, 1, 2, 3]

/** How many lines of each paragraph have room in this height. */
const shareRoom = (paragraphs: readonly (readonly SetLine[])[], height: number): number[] => {
  const counts = paragraphs.map(() => 0)
  let room = height
  const grant = (nth: number): boolean => {
    const [count, line] = [counts[nth] ?? 0, paragraphs[nth]?.[counts[nth] ?? 0]]
    if (!line || line.size * LEADING > room) return false
    counts[nth] = count + 1
    room -= line.size * LEADING
    return true
  }
  for (const nth of FIRST_LINES) grant(nth)
  while (paragraphs.map((_, nth) => grant(nth)).includes(true));
  return counts
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const MORE = '…'

/** As much of the text as so many lines hold, with a mark that there is more. */
const cut = (span: Span, count: number, setLines: (span: Span) => Line[]): Line[] => {
  if (count === 0) return []
  const letters = [...graphemes.segment(span.text)].map(({ segment }) => segment)
  const setFirst = (length: number) => setLines({ ...span, text: `${letters.slice(0, length).join('').trimEnd()}${MORE}` })
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (setFirst(middle).length <= count) fits = middle
    else tooMany = middle
  }
  return setFirst(fits)
}

/** The text beside the symbol, as much of it as there is room for: the unit's name first. `organization`: absent where its logo says it. */
const layLines = (
  label: Label,
  organization: string | undefined,
  setText: SetText,
  { width, name, small }: Measures,
  height: number,
): SetLine[] => {
  const named: Span = { text: label.name, style: 'strong', color: INK }
  const fitting = NAME_SIZES.find((part) => setText([named], name * part, width).length === 1)
  const paragraphs: { span: Span; size: number }[] = [
    { span: named, size: name * (fitting ?? 1) },
    { span: { text: label.asset, color: INK }, size: small },
    { span: { text: label.variant, color: QUIET }, size: small },
    ...(organization === undefined ? [] : [{ span: { text: organization, color: QUIET }, size: small }]),
  ]
  const set = paragraphs.map(({ span, size }) => setText([span], size, width).map((line) => ({ ...line, size })))
  if (measureHeight(set.flat()) <= height) return set.flat()
  const counts = shareRoom(set, height)
  return paragraphs.flatMap(({ span, size }, nth): SetLine[] => {
    const [lines, count] = [set[nth] ?? [], counts[nth] ?? 0]
    if (count === lines.length) return lines
    return cut(span, count, (shorter) => setText([shorter], size, width)).map((line) => ({ ...line, size }))
  })
}

const drawSymbol = (document: Document, kind: LabelSymbol, code: string, x: number, y: number, side: number): void => {
  const { size, runs } = encodeSymbol(kind, code)
  const module = side / size
  // A little over the row below: beside each other, some readers' screens show a light line between them.
  for (const run of runs) document.rect(x + run.x * module, y + run.y * module, run.length * module, module * 1.03)
  document.fill('#000000')
}

/** Gives where the text ends. */
const drawLines = (document: Document, lines: readonly SetLine[], x: number, y: number, { width }: Measures): number => {
  let top = y
  // Within the text, not at the label's edge: many printers leave the margin of a sheet blank.
  const widest = Math.min(width, Math.max(...lines.map((line) => line.width)))
  for (const line of lines) {
    const start = line.isRightToLeft ? x + widest - line.width : x
    drawLine(document, line, { x: start, baseline: top + line.size * ASCENT, size: line.size, ink: INK })
    top += line.size * LEADING
  }
  return top
}

/** Name, asset, variant and who stands behind it, in the middle of the label's height. */
const drawWords = (
  document: Document,
  label: Label,
  { organization, logo }: { organization: string; logo: Logo | undefined },
  { setText, measures, x, y }: { setText: SetText; measures: Measures; x: number; y: number },
): void => {
  const size = logo && logoSize(logo, measures)
  const below = size ? size.height + LOGO_GAP : 0
  const lines = layLines(label, size ? undefined : organization, setText, measures, measures.height - 2 * measures.edge - below)
  const height = measureHeight(lines) + below
  const end = drawLines(document, lines, x, y + (measures.height - height) / 2, measures)
  if (logo && size) document.image(logo, x, end + LOGO_GAP, size)
}

/** Sheets of labels as PDF, with codes as vectors. Nothing is drawn around a label: the sheet has its own edges. */
export const drawLabelSheets = async ({
  grid,
  symbol,
  startPosition,
  organization,
  logo: logoBytes,
  language,
  madeAt,
  labels,
}: Labels): Promise<Uint8Array<ArrayBuffer>> => {
  const text = clean([MORE, organization, ...labels.flatMap(({ asset, variant }) => [asset, variant])].join('\n'))
  const strong = clean([MORE, ...labels.map(({ name }) => name)].join('\n'))
  const setText = createSetter(await openFaces({ text, strong, title: '' }, language))
  const measures = measure(grid)
  const document = new PDFDocument({
    size: [grid.page.width * POINTS, grid.page.height * POINTS],
    margin: 0,
    autoFirstPage: false,
    lang: intlLocale(language),
    info: { Title: `${labels[0]?.name} – ${labels.at(-1)?.name}`, Author: organization, CreationDate: madeAt },
  })
  // Printers shrink pages to their own edges unless they are told not to, and labels would not be met.
  document._root.data.ViewerPreferences = document.ref({ PrintScaling: 'None', DisplayDocTitle: true })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  /** As the document has it, once for all labels. */
  const logo = logoBytes && document.openImage(Buffer.from(logoBytes))
  let pages = 0
  for (const [index, label] of labels.entries()) {
    const place = labelPlace(grid, startPosition + index)
    for (; pages <= place.sheet; pages += 1) document.addPage()
    const [x, y] = [place.x * POINTS, place.y * POINTS]
    drawSymbol(document, symbol, label.code, x + measures.edge, y + (measures.height - measures.side) / 2, measures.side)
    drawWords(document, label, { organization, logo }, { setText, measures, x: x + measures.x, y })
  }
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
