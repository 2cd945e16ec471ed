/** What the story in front gives, as code may say it; `undefined` for what is better given by whoever pastes it. */
type Written = string | undefined

/** As much as is read at a glance. */
const GLANCE = 160

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const joined = (parts: readonly Written[], open: string, close: string): Written =>
  parts.every((part) => part !== undefined) ? `${open}${parts.join(', ')}${close}` : undefined

const inQuotes = (text: string) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`

/** A value as TypeScript; `undefined` for one that is more than data. */
const writeValue = (value: unknown): Written => {
  if (typeof value === 'string') return inQuotes(value)
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return String(value)
  if (Array.isArray(value)) return joined(value.map(writeValue), '[', ']')
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (!isPlainObject(value)) return undefined
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const parts = entries.map(([name, part]) => {
    const written = writeValue(part)
    return written && `${/^[a-z_$][\w$]*$/i.test(name) ? name : inQuotes(name)}: ${written}`
  })
  return parts.length === 0 ? '{}' : joined(parts, '{ ', ' }')
}

const isShort = (written: Written): written is string => written !== undefined && written.length <= GLANCE

/** Whether a function only hears: a form that saves is answered. */
const isListener = (name: string, type: string | undefined): boolean =>
  type === undefined ? /^on[A-Z]/.test(name) && name !== 'onSave' : /=> (void|unknown)\)?( \| undefined)?$/.test(type)

/** Screens show what a server knows; a component may be given a list that its page writes down. */
const isRecord = (value: unknown, entry: string): boolean =>
  entry.includes('/screens/') && (isPlainObject(value) || (Array.isArray(value) && value.some(isPlainObject)))

/** `undefined` for what whoever pastes it gives. */
const writeProp = (name: string, value: unknown, { entry, types = {} }: Shown): Written => {
  if (typeof value === 'function') return isListener(name, types[name]?.written) ? `${name}={() => {}}` : undefined
  if (isRecord(value, entry)) return undefined
  if (value === true) return name
  if (typeof value === 'string' && /^[^"\\\n{}&]*$/.test(value)) return isShort(value) ? `${name}="${value}"` : undefined
  const written = writeValue(value)
  return isShort(written) ? `${name}={${written}}` : undefined
}

export interface Shown {
  /** The component's name, and the entry that exports it. */
  name: string
  entry: string
  /** What the story gives it. */
  args: Readonly<Record<string, unknown>>
  /** What its source says of props, where it is read. */
  types?: Readonly<Record<string, { written: string | undefined; required: boolean }>>
}

const element = (name: string, props: readonly string[], children: string | undefined): string => {
  const oneLine = `<${[name, ...props].join(' ')}${children === undefined ? ' />' : `>${children}</${name}>`}`
  if (oneLine.length <= 100) return oneLine
  const opening = [`<${name}`, ...props.map((prop) => `  ${prop}`)].join('\n')
  return children === undefined ? `${opening}\n/>` : `${opening}\n>\n  ${children}\n</${name}>`
}

const indent = (text: string) => text.replaceAll('\n', '\n  ')

/**
 * A component for the app of whoever reads: what is data or a callback stands in it, and what only that app knows (records, functions that
 * answer) is asked of it.
 */
export const writeSnippet = (shown: Shown): string => {
  const { name, entry, args, types = {} } = shown
  const { children, ...others } = args
  const given = Object.entries(others).filter(([prop, value]) => value !== undefined || types[prop]?.required)
  const isText = typeof children === 'string' && /^[^{}<>&\n]*$/.test(children) && children.length <= GLANCE
  const written = given.map(([prop, value]) => [prop, value === undefined ? undefined : writeProp(prop, value, shown)] as const)
  const asked = written.flatMap(([prop, code]) => (code === undefined ? [prop] : []))
  if (children !== undefined && !isText) asked.push('children')
  const props = written.map(([prop, code]) => code ?? `${prop}={${prop}}`)
  const inside = children === undefined ? undefined : isText ? children : '{children}'
  const imports = `import { ${name} } from '${entry}'\n`
  if (asked.length === 0) {
    const used = element(name, props, inside)
    return `${imports}\nexport const Example = () => ${used.includes('\n') ? `(\n  ${indent(used)}\n)` : used}\n`
  }
  const names = asked.map((prop) => `'${prop}'`).join(' | ')
  return [
    `import type { ComponentProps } from 'react'\n${imports}`,
    `/** What your app knows. */\ntype Known = Pick<ComponentProps<typeof ${name}>, ${names}>\n`,
    `export const Example = ({ ${asked.join(', ')} }: Known) => (\n  ${indent(element(name, props, inside))}\n)\n`,
  ].join('\n')
}
