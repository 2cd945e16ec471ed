import { drawLine as drawSetLine } from '../../../platform/pdf/draw-text.ts'
import type { Line, SetText } from '../../../platform/pdf/set-text.ts'
import { ACCENT, type Cell, HAIRLINE, INK, type ReportContent } from './report-content.ts'

type Document = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** Points; A4, lying. */
const PAGE = { width: 841.89, height: 595.28, side: 30, top: 32, bottom: 42 }
const WIDTH = PAGE.width - 2 * PAGE.side
const BOTTOM = PAGE.height - PAGE.bottom
/** Between two columns. */
const GAP = 8
const ROW = { above: 2.4, below: 2.6 }
const DOT = { radius: 2.2, space: 9 }
/** Of a line to the size of its letters; Thai and Devanagari need as much. */
const LEADING = 1.4
const ASCENT = 1.02

interface SetLine extends Line {
  size: number
  height: number
  /** A dot before it, at the first line of its paragraph. */
  dot?: string
  indent: number
}

const setLines = (cell: Cell, width: number, setText: SetText): SetLine[] =>
  cell.flatMap(({ spans, size, dot }) => {
    const indent = dot === undefined ? 0 : DOT.space
    return setText(spans, size, width - indent).map((line, index) => ({
      ...line,
      size,
      height: size * LEADING,
      indent,
      ...(index === 0 && dot !== undefined && { dot }),
    }))
  })

const measureHeight = (lines: readonly SetLine[]): number => lines.reduce((sum, { height }) => sum + height, 0)

/** Columns one beside the other, as wide as their shares of the page. */
const layColumns = (shares: readonly number[]) => {
  const room = WIDTH - GAP * (shares.length - 1)
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x = 0
  return shares.map((share) => {
    const column = { x, width: (room * share) / all }
    x += column.width + GAP
    return column
  })
}

/** Draws what it is given, and starts pages where one is full. */
export const drawPages = (document: Document, content: ReportContent, setText: SetText): void => {
  const root = document.struct('Document')
  document.addStructure(root)
  const columns = layColumns(content.shares)
  let y = 0

  const drawLine = (line: SetLine, x: number, top: number, width: number): void => {
    const baseline = top + line.size * ASCENT
    const start = line.isRightToLeft ? x + width - line.width : x + line.indent
    if (line.dot !== undefined) document.circle(x + DOT.radius, baseline - line.size * 0.32, DOT.radius).fill(line.dot)
    drawSetLine(document, line, { x: start, baseline, size: line.size, ink: INK })
    for (const { x: at, width: long, span } of line.pieces) {
      if (span.link === undefined) continue
      document.link(start + at, top, long, line.height, span.link)
      document.moveTo(start + at, baseline + 1.5).lineTo(start + at + long, baseline + 1.5)
      document.lineWidth(0.4).strokeColor(ACCENT).stroke()
    }
  }

  const drawLines = (lines: readonly SetLine[], x: number, top: number, width: number): number => {
    let at = top
    for (const line of lines) {
      drawLine(line, x, at, width)
      at += line.height
    }
    return at
  }

  /** Draws as a part of what the document is made of. */
  const named = (structure: Structure, type: string, draw: () => void): void => {
    const marked = document.markStructureContent(type)
    draw()
    document.endMarkedContent()
    structure.add(marked)
  }

  /** Draws what is no part of it: lines, and what each page repeats. */
  const beside = (draw: () => void): void => {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }

  const block = (type: string, lines: readonly SetLine[], x: number, top: number, width: number): number => {
    const structure = document.struct(type)
    root.add(structure)
    named(structure, type, () => drawLines(lines, x, top, width))
    structure.end()
    return top + measureHeight(lines)
  }

  const rule = (at: number, color: string = HAIRLINE, width = 0.6): void =>
    beside(() => {
      document
        .moveTo(PAGE.side, at)
        .lineTo(PAGE.side + WIDTH, at)
        .lineWidth(width)
        .strokeColor(color)
        .stroke()
    })

  const heads = content.heads.map((cell, index) => setLines(cell, columns[index]?.width ?? 0, setText))
  const headsHeight = Math.max(...heads.map(measureHeight))

  const drawHeads = (draw: (cell: () => void) => void): void => {
    for (const [index, lines] of heads.entries()) {
      const { x = 0, width = WIDTH } = columns[index] ?? {}
      draw(() => drawLines(lines, PAGE.side + x, y, width))
    }
    y += headsHeight + 5
    rule(y, INK, 0.8)
  }

  const nextPage = (): void => {
    document.addPage()
    y = PAGE.top
    drawHeads(beside)
  }

  /** A row, which goes on on the next page only where no page has room for all of it. */
  const drawRow = (table: Structure, cells: readonly Cell[]): void => {
    let left = cells.map((cell, index) => setLines(cell, columns[index]?.width ?? 0, setText))
    const row = document.struct('TR')
    table.add(row)
    const parts = left.map(() => {
      const part = document.struct('TD')
      row.add(part)
      return part
    })
    const room = () => BOTTOM - y - ROW.above - ROW.below
    const whole = Math.max(...left.map(measureHeight))
    if (whole > room() && whole <= BOTTOM - PAGE.top - headsHeight - 5 - ROW.above - ROW.below) nextPage()
    for (;;) {
      const top = y + ROW.above
      const fitting = left.map((lines) => {
        let used = 0
        return lines.filter(({ height }) => {
          used += height
          return used <= room()
        })
      })
      for (const [index, lines] of fitting.entries()) {
        const { x = 0, width = WIDTH } = columns[index] ?? {}
        const part = parts[index]
        if (part && lines.length > 0) named(part, 'TD', () => drawLines(lines, PAGE.side + x, top, width))
      }
      y = top + Math.max(0, ...fitting.map(measureHeight)) + ROW.below
      left = left.map((lines, index) => lines.slice(fitting[index]?.length))
      if (left.every((lines) => lines.length === 0)) break
      nextPage()
    }
    for (const part of parts) part.end()
    row.end()
    rule(y)
  }

  const drawHead = (): void => {
    const side = 150
    const totals = setLines(content.totals, side, setText)
    let at = block('P', setLines(content.organization, WIDTH - side, setText), PAGE.side, PAGE.top, WIDTH - side)
    at = block('H1', setLines(content.heading, WIDTH - side, setText), PAGE.side, at, WIDTH - side) + 2
    at = block('P', setLines(content.summary, WIDTH - side, setText), PAGE.side, at, WIDTH - side) + 3
    at = block('P', setLines(content.filters, WIDTH - side, setText), PAGE.side, at, WIDTH - side)
    const below = totals.length === 0 ? at : block('P', totals, PAGE.side + WIDTH - side + 32, PAGE.top, side - 32)
    y = Math.max(at, below) + 20
  }

  const drawTable = (): void => {
    const table = document.struct('Table')
    root.add(table)
    const row = document.struct('TR')
    table.add(row)
    drawHeads((draw) => {
      const head = document.struct('TH')
      row.add(head)
      named(head, 'TH', draw)
      head.end()
    })
    row.end()
    for (const cells of content.rows) drawRow(table, cells)
    table.end()
  }

  const drawFooters = (): void => {
    const { count } = document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      document.switchToPage(page)
      const top = PAGE.height - 28
      beside(() => {
        drawLines(setLines(content.origin, WIDTH - 120, setText), PAGE.side, top, WIDTH - 120)
        const number = setLines(content.footer(page + 1, count), 110, setText)
        drawLines(number, PAGE.side + WIDTH - (number[0]?.width ?? 0), top, 110)
      })
    }
  }

  document.addPage()
  drawHead()
  if (content.rows.length === 0) block('P', setLines(content.nothing, WIDTH, setText), PAGE.side, y, WIDTH)
  else drawTable()
  root.end()
  drawFooters()
}
