import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> }
}

const UNKNOWN = ['unknown', 'union', 'other']

/** Types of props as they are written, where the docs would say `union`; and none where their reader knows none. */
export const withSourceTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type: inferred, ...rest } = argType
      const { type, ...others } = table ?? {}
      const written = props[name]?.tsType?.raw?.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1')
      const summary = written ?? type?.summary
      const known = summary !== undefined && !UNKNOWN.includes(summary)
      return [name, { ...rest, ...(known && inferred && { type: inferred }), table: { ...others, ...(known && { type: { summary } }) } }]
    }),
  )
}
