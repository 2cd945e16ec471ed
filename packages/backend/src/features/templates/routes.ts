import { contract } from '@tracemark/api/contract'
import { sql } from 'kysely'
import { duplicateRoute, usesRoute } from '../../entities/bulk.ts'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import { withKnownIds } from '../../entities/known-ids.ts'
import { named } from '../../platform/db/named.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'

const { templates } = contract

/** Those that are deleted are still named by their ids. */
const assignedCategories = (
  organizationId: number,
) => sql`coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
  from categories c where c.organization_id = ${organizationId} and templates.category_ids ? c.id::text), '[]')`

/** No new asset gets one that is archived. */
const chainOfSample = (organizationId: number) => sql`(select json_build_object('id', chain.id, 'name', chain.name) from assets sample
  join value_chains chain on chain.organization_id = sample.organization_id and chain.id = sample.value_chain_id and not chain.archived
  where sample.organization_id = ${organizationId} and sample.id = templates.sample_id)`

export const templateRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const rows = createCrudStore(templates, 'templates', ['name', 'description'], {
    computed: (organizationId) => ({
      categories: assignedCategories(organizationId),
      sample: named(organizationId, 'assets', 'templates', 'sample_id'),
      valueChain: chainOfSample(organizationId),
    }),
  })
  usesRoute(implement, templates.uses, 'templates')
  duplicateRoute(implement, templates.duplicate, dependencies, rows)
  crudRoutes(implement, templates, dependencies, withKnownIds(rows, { table: 'categories', path: ['categoryIds'] }))
}
