import { escapeHtml } from '../html.ts'

export interface Heading {
  id: string
  text: string
}

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Code is taken out first, so that nothing within it is read as Markdown. */
const inline = (markdown: string): string =>
  markdown
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`')
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : escapeHtml(part)
            .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
            .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>'),
    )
    .join('')

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

const table = (rows: readonly string[]): string => {
  const [head = '', , ...body] = rows
  const headCells = cells(head).map((cell) => `<th scope="col">${cell}</th>`)
  const bodyRows = body.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  )
  return `<table><thead><tr>${headCells.join('')}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`
}

const list = (lines: readonly string[]): string => {
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  const items = lines
    .join('\n')
    .split(/^(?:-|\d+\.) /m)
    .slice(1)
  return `<${tag}>${items.map((item) => `<li>${inline(item.trim())}</li>`).join('')}</${tag}>`
}

/** One block: what stands between two empty lines, or a piece of code. */
const blockToHtml = (block: string): string => {
  const code = /^```(\w*)\n([\s\S]*)\n```$/.exec(block)
  if (code) return `<pre tabindex="0" aria-label="${code[1] === 'text' ? 'Output' : 'Example'}">${escapeHtml(code[2] ?? '')}</pre>`
  const heading = /^(#{1,3}) (.+)$/.exec(block)
  if (heading) {
    const [, marks = '', text = ''] = heading
    return `<h${marks.length} id="${idOf(text)}">${inline(text)}</h${marks.length}>`
  }
  if (block.startsWith('|')) return table(block.split('\n'))
  return /^(?:-|\d+\.) /.test(block) ? list(block.split('\n')) : `<p>${inline(block)}</p>`
}

/** As much of Markdown as the guides use: headings, paragraphs, lists, tables, code, links, bold. The text is our own. */
export const markdownToHtml = (markdown: string): { html: string; headings: Heading[] } => {
  const blocks = markdown.trim().match(/^```[\s\S]*?^```$|(?:^(?!```).+\n?)+/gm) ?? []
  const headings = blocks.flatMap((block) => (block.startsWith('```') ? [] : (/^## (.+)$/m.exec(block)?.slice(1) ?? [])))
  return {
    html: blocks.map((block) => blockToHtml(block.trim())).join('\n'),
    headings: headings.map((text) => ({ id: idOf(text), text })),
  }
}
