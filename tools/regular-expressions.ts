import { type Argument, type CallExpression, type NewExpression, type Expression as Node, parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'
import * as z from 'zod'

export interface Expression {
  source: string
  flags: string
  /** `packages/api/src/x.ts:12`. */
  place: string
}

export interface Found {
  expressions: Expression[]
  /** Places of expressions that nobody can read from the source. */
  unreadable: string[]
}

/** What a string says that is written down as a whole. */
const readText = (node: Node | Argument | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  if (node?.type === 'TaggedTemplateExpression' && node.quasi.expressions.length === 0) return node.quasi.quasis[0]?.value.raw
  return undefined
}

const isNamed = (node: Node, name: string): boolean => node.type === 'Identifier' && node.name === name

const zodExpression = (name: string): RegExp | undefined => {
  const found: unknown = Reflect.get(z.regexes, name)
  return found instanceof RegExp ? found : undefined
}

/** Every regular expression of a module: literals, `new RegExp` of a text, those of zod, and texts that are the `pattern` of something. */
export const expressionsIn = (file: string, text: string): Found => {
  const found: Found = { expressions: [], unreadable: [] }
  const formatPlace = ({ start }: { start: number }) => `${file}:${text.slice(0, start).split('\n').length}`
  const add = (node: { start: number }, source: string | undefined, flags: string | undefined) => {
    const place = formatPlace(node)
    if (source === undefined || flags === undefined) found.unreadable.push(place)
    else found.expressions.push({ source, flags, place })
  }
  const construct = (node: NewExpression | CallExpression) => {
    if (!isNamed(node.callee, 'RegExp')) return
    const [source, flags] = node.arguments
    add(node, readText(source), flags ? readText(flags) : '')
  }
  new Visitor({
    NewExpression: construct,
    CallExpression: construct,
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    MemberExpression: (node) => {
      const { object, property } = node
      if (object.type !== 'MemberExpression' || !isNamed(object.object, 'z') || property.type !== 'Identifier') return
      if (object.property.type !== 'Identifier' || object.property.name !== 'regexes') return
      const known = zodExpression(property.name)
      add(node, known?.source, known?.flags)
    },
    Property: ({ key, value }) => {
      const pattern = key.type === 'Identifier' && key.name === 'pattern' && value.type === 'Literal' ? readText(value) : undefined
      if (pattern !== undefined) add(value, `^(?:${pattern})$`, 'u')
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** Every `pattern` in a JSON Schema, or in a document that has some. */
export const patternsIn = (value: unknown, place: string): Expression[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string' ? [{ source: inner, flags: 'u', place }] : patternsIn(inner, `${place}/${name}`),
  )
}

/** No time limits: what is judged, and how, does not depend on how busy the machine is. */
const UNHURRIED = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** What is wrong with an expression; nothing where the time that it takes grows no faster than the text. */
export const findFault = async ({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<string | undefined> => {
  const verdict = await check(source, flags, UNHURRIED)
  if (verdict.status === 'safe') return undefined
  return verdict.status === 'unknown'
    ? `it can not be judged (${verdict.error.kind})`
    : `${verdict.complexity.summary}, as with ${verdict.attack.pattern}`
}
