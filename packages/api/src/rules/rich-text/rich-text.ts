import { allowedValue, dropped, elements, endsOpen, type RichElement, voids } from './allowed.ts'
import { readEntities, writeEntities } from './entities.ts'

/** An element with what it may have, or a text. */
export type RichNode = string | RichBranch

export interface RichBranch {
  element: RichElement
  attributes: Readonly<Record<string, string>>
  children: RichNode[]
}

/** A comment, the begin or end of an element, or text. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(?:>|$)|<|[^<]+/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
/** Deeper than anything that somebody writes. */
const DEPTH_MAX = 24

const readAttributes = (element: string, source: string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const value = allowedValue(element, name.toLowerCase(), readEntities(double ?? single ?? bare ?? ''))
    if (value !== undefined) found[name.toLowerCase()] ??= value
  }
  return found
}

/** Behind the end of what is left out with its content; behind everything where it has no end. */
const behind = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}[^>]*>`, 'gi')
  end.lastIndex = from
  return end.test(html) ? end.lastIndex : html.length
}

const isRichName = (name: string): name is keyof typeof elements => Object.hasOwn(elements, name)

/**
 * Rich text as elements. Whatever it is given, only elements, attributes and addresses that are allowed come out of it
 * (`allowed.ts`): it is drawn element by element, and nobody's browser ever reads the text that was given.
 */
export const readRichText = (html: string): RichNode[] => {
  const root: RichNode[] = []
  const open: RichBranch[] = []
  const place = () => open.at(-1)?.children ?? root
  const token = new RegExp(TOKEN)
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [whole, slash, tag, rest = ''] = match
    if (tag === undefined) {
      if (!/^<[!?]/.test(whole)) place().push(readEntities(whole))
      continue
    }
    const name = tag.toLowerCase()
    if (dropped.has(name)) {
      if (slash === '') token.lastIndex = behind(html, name, token.lastIndex)
      continue
    }
    if (!isRichName(name)) continue
    const element = elements[name]
    if (slash !== '') {
      const index = open.findLastIndex((branch) => branch.element === element)
      if (index >= 0) open.splice(index)
      continue
    }
    const ended = endsOpen[element]
    while (ended?.includes(open.at(-1)?.element ?? '')) open.pop()
    const branch = { element, attributes: readAttributes(element, rest), children: [] }
    if (element === 'img' && branch.attributes.src === undefined) continue
    place().push(branch)
    if (!voids.has(element) && open.length < DEPTH_MAX) open.push(branch)
  }
  return root
}

const write = (node: RichNode): string => {
  if (typeof node === 'string') return writeEntities(node)
  const { element, attributes, children } = node
  const begin = `<${element}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${writeEntities(value)}"`)
    .join('')}>`
  return voids.has(element) ? begin : `${begin}${children.map(write).join('')}</${element}>`
}

/** The same text with nothing in it but what is allowed, for whoever puts it into a page as it is. */
export const sanitizeRichText = (html: string): string => readRichText(html).map(write).join('')

const plain = (node: RichNode): string => (typeof node === 'string' ? node : `${node.children.map(plain).join('')} `)

/** What it says without any form, as for the description of a link. */
export const plainText = (html: string): string => readRichText(html).map(plain).join('').replace(/\s+/g, ' ').trim()
