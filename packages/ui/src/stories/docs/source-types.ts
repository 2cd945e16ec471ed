import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> }
}

const UNKNOWN = ['unknown', 'union', 'other']

const WRITABLE = ['string', 'number', 'boolean', 'enum']

/** What JSON says, and says the same. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain))

/** Whether a control can write it: what is given, or what its type says where nothing is. */
const isWritable = (value: unknown, type = ''): boolean => (value === undefined ? WRITABLE.includes(type) : isPlain(value))

/** What a control is made for: one of some words, a text, a number or a switch, also where the prop may be left out. */
export const getType = (written: string): StrictInputType['type'] => {
  const words = written.split(' | ')
  if (words.every((word) => /^'[^']*'$/.test(word))) return { name: 'enum', value: words.map((word) => word.slice(1, -1)) }
  if (written === 'string' || written === 'number' || written === 'boolean') return { name: written }
  return undefined
}

/**
 * Types of props as they are written, where the docs would say `union`; of those that their reader doesn't know, what stories give.
 * What no control can write has none.
 */
export const withSourceTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType?.raw?.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1')
      const summary = written ?? argType.table?.type?.summary ?? 'unknown'
      const given = Array.isArray(initialArgs[name]) ? 'array' : '…'
      const table = { ...argType.table, type: { summary: UNKNOWN.includes(summary) ? given : summary } }
      const type = (written === undefined ? undefined : getType(written)) ?? argType.type
      const isSet = argType.control !== undefined || isWritable(initialArgs[name], type?.name)
      return [name, { ...argType, ...(type && { type }), table, ...(!isSet && { control: false as const }) }]
    }),
  )
}
