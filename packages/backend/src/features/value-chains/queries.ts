import type { ResultElement } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

export interface ValueChain {
  name: string
  defaultElementId: string | undefined
  /** In their order. */
  elements: z.infer<typeof ResultElement>[]
}

export const findValueChain = async (db: ScopedDatabase, organizationId: number, id: string): Promise<ValueChain | undefined> => {
  const chain = await db
    .selectFrom('value_chains')
    .select(['name', 'default_element_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!chain) return undefined
  const rows = await db
    .selectFrom('value_chain_elements')
    .select(['id', 'enabled', 'name', 'icon', 'image', 'is_default', 'order'])
    .where('organization_id', '=', organizationId)
    .where('value_chain_id', '=', id)
    .orderBy('order')
    .execute()
  const elements = rows.map(({ is_default, icon, image, ...row }) => ({
    ...row,
    isDefault: is_default,
    ...(icon !== null && { icon }),
    ...(image !== null && { image }),
  }))
  return { name: chain.name, defaultElementId: chain.default_element_id ?? undefined, elements }
}
