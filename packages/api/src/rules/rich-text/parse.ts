import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { allowedValue, elements, isRichName, RICH_TEXT_DEPTH_MAX, voids } from './allowed.ts'
import { dropped, endsOpen } from './html-structure.ts'
import type { RichBranch, RichNode } from './nodes.ts'

const ignore = (): void => undefined

interface Parsed {
  nodes: RichNode[]
  /** Whether elements stood deeper than the limit. They are left out; what is in them stays. */
  isTooDeep: boolean
}

/**
 * Any HTML as the elements, attributes and addresses that are allowed (`allowed.ts`). htmlparser2 reads it into tags and text. Its `Parser`
 * would keep every open element and look through all of them at each end tag; here no more than `RICH_TEXT_DEPTH_MAX` are open.
 */
export const parseRichText = (html: string): Parsed => {
  const nodes: RichNode[] = []
  const open: RichBranch[] = []
  let isTooDeep = false
  let tag = ''
  let attributes: Record<string, string> = {}
  let attribute = ''
  let value = ''
  /** The element that is left out with all that is in it, and how many of its name are open. */
  let left = { tag: '', depth: 0 }

  const place = () => open.at(-1)?.children ?? nodes
  const addText = (text: string): void => {
    if (left.depth > 0) return
    const children = place()
    if (typeof children.at(-1) === 'string') children[children.length - 1] += text
    else children.push(text)
  }
  const begin = (): void => {
    if (left.depth > 0) {
      if (tag === left.tag) left.depth++
      return
    }
    if (dropped.has(tag)) left = { tag, depth: 1 }
    if (!isRichName(tag)) return
    const element = elements[tag]
    const ended = endsOpen[element]
    while (ended?.includes(open.at(-1)?.element ?? '')) open.pop()
    const branch = { element, attributes, children: [] }
    if (element === 'img' && attributes.src === undefined) return
    if (voids.has(element)) place().push(branch)
    else if (open.length === RICH_TEXT_DEPTH_MAX) isTooDeep = true
    else {
      place().push(branch)
      open.push(branch)
    }
  }
  const end = (name: string): void => {
    if (left.depth > 0) {
      if (name === left.tag) left.depth--
      return
    }
    if (!isRichName(name)) return
    const index = open.findLastIndex(({ element }) => element === elements[name])
    if (index >= 0) open.splice(index)
  }

  const callbacks: TokenizerCallbacks = {
    onopentagname: (from, to) => {
      tag = html.slice(from, to).toLowerCase()
      attributes = {}
    },
    onattribname: (from, to) => {
      attribute = html.slice(from, to).toLowerCase()
      value = ''
    },
    onattribdata: (from, to) => {
      value += html.slice(from, to)
    },
    onattribentity: (code) => {
      value += String.fromCodePoint(code)
    },
    onattribend: () => {
      if (!isRichName(tag)) return
      const allowed = allowedValue(elements[tag], attribute, value)
      if (allowed !== undefined) attributes[attribute] ??= allowed
    },
    onopentagend: begin,
    onselfclosingtag: begin,
    onclosetag: (from, to) => end(html.slice(from, to).toLowerCase()),
    ontext: (from, to) => addText(html.slice(from, to)),
    ontextentity: (code) => addText(String.fromCodePoint(code)),
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  }
  const tokenizer = new Tokenizer({}, callbacks)
  tokenizer.write(html)
  tokenizer.end()
  return { nodes, isTooDeep }
}
