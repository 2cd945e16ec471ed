import { Marked } from 'marked'
import { escapeHtml } from '../html.ts'

export interface Heading {
  id: string
  text: string
}

const toId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const marked = new Marked({
  renderer: {
    heading({ tokens, text, depth }) {
      return `<h${depth} id="${toId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // It scrolls by itself, so the keyboard must reach it, and who hears the page must be told what it is.
    code: ({ text, lang }) => `<pre tabindex="0" aria-label="${lang === 'text' ? 'Output' : 'Example'}">${escapeHtml(text)}</pre>\n`,
    html: ({ text }) => escapeHtml(text),
  },
})

/** Every word once, as the search looks for it; addresses are none. */
export const splitWords = (markdown: string): string => {
  const text = markdown.toLowerCase().replace(/https?:\S+/g, ' ')
  return [...new Set(text.match(/[\p{L}\p{N}_:./-]{2,}/gu))].join(' ')
}

/** A guide as HTML, and what a list of its contents links to. HTML in it is shown as the text that it is. */
export const markdownToHtml = (markdown: string): { html: string; headings: Heading[] } => {
  const tokens = marked.lexer(markdown)
  return {
    html: marked.parser(tokens),
    headings: tokens.flatMap((token) =>
      token.type === 'heading' && token.depth === 2 ? [{ id: toId(token.text), text: token.text }] : [],
    ),
  }
}
