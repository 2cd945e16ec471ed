import { catalogueComponents as delivered } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { inOrder, toPage } from '@tracemark/api/rules'
import type { CatalogueComponent } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { readEntityRow } from '../../platform/db/rows.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Implement } from '../../platform/http/implement.ts'

/** Each name once, as the newest variant has it. */
const ownComponents = async (db: ScopedDatabase, organizationId: number): Promise<CatalogueComponent[]> => {
  const { rows } = await sql<Record<string, unknown>>`select distinct on (search_text(part ->> 'name')) part ->> 'name' as name,
      part ->> 'category' as category, part ->> 'subCategory' as sub_category, part ->> 'origin' as origin, part ->> 'units' as units
    from variants cross join jsonb_array_elements(variants.components) as part
    where variants.organization_id = ${organizationId}
    order by search_text(part ->> 'name'), variants.created_at desc, variants.id desc`.execute(db)
  return rows.map((row) => ({ ...readEntityRow(row), isOwn: true }) as CatalogueComponent)
}

const sameName = (first: CatalogueComponent, second: CatalogueComponent) => first.name.toLowerCase() === second.name.toLowerCase()

export const catalogueComponentRoutes = (implement: Implement): void =>
  implement(contract.catalogueComponents.list, async ({ db, organizationId, query }) => {
    const own = await ownComponents(db, organizationId)
    const all = [...own, ...delivered.filter((component) => !own.some((named) => sameName(named, component)))]
    const ofCategory = all.filter(({ category }) => query.category === undefined || category === query.category)
    return toPage(
      inOrder(ofCategory, query, ({ name, subCategory = '', origin = '' }) => `${name} ${subCategory} ${origin}`),
      query,
    )
  })
