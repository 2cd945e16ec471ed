import { allowedValue, elements, isRichName, RICH_TEXT_DEPTH_MAX, voids } from './allowed.ts'
import type { RichBranch, RichNode } from './nodes.ts'

/*
 * The one form in which the server answers rich text: `<` and `>` only around tags, every attribute in double quotes, every element closed.
 * A page splits it at these signs; it needs no HTML parser.
 */

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const read = Object.fromEntries(Object.entries(written).map(([sign, entity]) => [entity, sign]))

const writeEntities = (text: string): string => text.replace(/[&<>"]/g, (sign) => written[sign] ?? sign)
const readEntities = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => read[entity] ?? entity)

const write = (node: RichNode): string => {
  if (typeof node === 'string') return writeEntities(node)
  const { element, attributes, children } = node
  const begin = `<${element}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${writeEntities(value)}"`)
    .join('')}>`
  return voids.has(element) ? begin : `${begin}${writeRichText(children)}</${element}>`
}

export const writeRichText = (nodes: readonly RichNode[]): string => nodes.map(write).join('')

/** `a href="/p" lang="es"`. */
const readTag = (tag: string): RichBranch | undefined => {
  const [name = ''] = tag.split(' ', 1)
  if (!isRichName(name)) return undefined
  const element = elements[name]
  const attributes: Record<string, string> = {}
  const parts = tag.slice(name.length + 1).split(/="|" ?/)
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const attribute = parts[index] ?? ''
    const value = allowedValue(element, attribute, readEntities(parts[index + 1] ?? ''))
    if (value !== undefined) attributes[attribute] = value
  }
  return element === 'img' && attributes.src === undefined ? undefined : { element, attributes, children: [] }
}

/** The elements of rich text that the server has sanitized. What has another form loses its tags; what is not allowed is never drawn. */
export const readRichText = (html: string): RichNode[] => {
  const root: RichNode[] = []
  const open: RichNode[][] = []
  const place = () => open.at(-1) ?? root
  for (const [index, piece] of html.split('<').entries()) {
    const end = index === 0 ? -1 : piece.indexOf('>')
    const tag = piece.slice(0, Math.max(end, 0))
    const branch = readTag(tag)
    if (branch) {
      place().push(branch)
      if (!voids.has(branch.element) && open.length < RICH_TEXT_DEPTH_MAX) open.push(branch.children)
    } else if (tag.startsWith('/') && isRichName(tag.slice(1))) open.pop()
    const text = readEntities(piece.slice(end + 1))
    if (text !== '') place().push(text)
  }
  return root
}

const plain = (node: RichNode): string => (typeof node === 'string' ? node : `${node.children.map(plain).join('')} `)

/** What sanitized rich text says without any form, as for the description of a link. */
export const plainText = (html: string): string => readRichText(html).map(plain).join('').replace(/\s+/g, ' ').trim()
