import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> }
}

const UNKNOWN = ['unknown', 'union', 'other']

/** Types of props as they are written, where the docs would say `union`; of those that their reader doesn't know, what stories give. */
export const withSourceTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType?.raw?.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1')
      const summary = written ?? argType.table?.type?.summary ?? 'unknown'
      const given = Array.isArray(initialArgs[name]) ? 'array' : '…'
      return [name, { ...argType, table: { ...argType.table, type: { summary: UNKNOWN.includes(summary) ? given : summary } } }]
    }),
  )
}
