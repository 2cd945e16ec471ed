import { contract } from '@tracemark/api/contract'
import { checkCategoryCode } from '@tracemark/api/rules'
import { type Category, RICH_TEXT_MAX, type SupportProfileListQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { bulkDeleteRoute, duplicateRoute, reorderRoute, usesRoute } from '../../entities/bulk.ts'
import { crudRoutes, storeOf } from '../../entities/crud.ts'
import { withKnownIds } from '../../entities/known-ids.ts'
import { withRichText } from '../../entities/rich-text.ts'
import type { Store } from '../../entities/store.ts'
import { named } from '../../platform/db/named.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { thingAttributeRoutes } from '../attributes/asset-routes.ts'
import { withConditions } from '../display-conditions/conditions.ts'
import { identificationCodeRoutes } from '../identification-codes/routes.ts'
import { supportProfileAssignRoute } from '../support-profiles/assign.ts'
import { teamRoutes } from '../teams/routes.ts'

const { categories, templates, collections, components, supportProfiles } = contract

/** Those that are deleted are still named by their ids. */
const assignedCategories = sql`coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
  from categories c where c.organization_id = templates.organization_id and templates.category_ids ? c.id::text), '[]')`

/** No new asset gets one that is archived. */
const chainOfSample = sql`(select json_build_object('id', chain.id, 'name', chain.name) from things sample
  join value_chains chain on chain.organization_id = sample.organization_id and chain.id = sample.value_chain_id and not chain.archived
  where sample.organization_id = templates.organization_id and sample.id = templates.sample_id)`

/** What a change takes away is `null`. */
const refuseInvalidCode = ({ identificationStandard, identifier }: Readonly<Record<string, unknown>>): void => {
  const said = { identificationStandard: identificationStandard ?? undefined, identifier: identifier ?? undefined }
  const fields = checkCategoryCode(said as Pick<Category, 'identificationStandard' | 'identifier'>)
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

/** Categories whose code is one of the standard that they name. */
const withCategoryCode = (store: Store): Store => ({
  ...store,
  insert: async (db, organizationId, category) => {
    refuseInvalidCode(category)
    return store.insert(db, organizationId, category)
  },
  update: async (db, organizationId, id, change) => {
    if ('identificationStandard' in change || 'identifier' in change)
      refuseInvalidCode({ ...(await store.find(db, organizationId, id)), ...change })
    return store.update(db, organizationId, id, change)
  },
})

/** What an organization describes its assets with. A fixed path stands before one with a parameter in the same place. */
export const catalogueRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const kinds = storeOf(categories, 'categories', ['name', 'identifier'], {
    computed: { defaultTemplate: named('templates', 'categories', 'default_template_id') },
  })
  usesRoute(implement, categories.uses, 'categories')
  duplicateRoute(implement, categories.duplicate, dependencies, kinds)
  crudRoutes(implement, categories, dependencies, withCategoryCode(kinds))
  const plans = storeOf(templates, 'templates', ['name', 'description'], {
    computed: { categories: assignedCategories, sample: named('things', 'templates', 'sample_id'), valueChain: chainOfSample },
  })
  usesRoute(implement, templates.uses, 'templates')
  duplicateRoute(implement, templates.duplicate, dependencies, plans)
  crudRoutes(implement, templates, dependencies, withKnownIds(plans, { table: 'categories', path: ['categoryIds'] }))
  teamRoutes(implement, dependencies)
  usesRoute(implement, collections.uses, 'collections')
  const gathered = storeOf(collections, 'collections')
  crudRoutes(implement, collections, dependencies, withKnownIds(gathered, { table: 'interactions', path: ['interactionIds'] }))
  thingAttributeRoutes(implement, dependencies)

  const blocks = storeOf(components, 'components')
  const ofKnown = withKnownIds(blocks, { table: 'collections', path: ['collectionsInfo', 'collectionIds'] })
  bulkDeleteRoute(implement, components.bulkDelete, blocks)
  reorderRoute(implement, components.reorder, blocks)
  // A copy says nothing anew, so its conditions are as they were.
  duplicateRoute(implement, components.duplicate, dependencies, blocks)
  crudRoutes(
    implement,
    components,
    dependencies,
    withRichText(withConditions(ofKnown, 'ruleConditions'), { path: ['component', 'html'], max: RICH_TEXT_MAX }),
  )

  const profiles = storeOf(supportProfiles, 'support_profiles', ['name', 'headerText'], {
    computed: { collection: named('collections', 'support_profiles', 'collection_id') },
  })
  const byMethod: Store = {
    ...profiles,
    list: (db, organizationId, query: SupportProfileListQuery) => {
      const { contactMethod } = query
      return profiles.list(db, organizationId, query, contactMethod && sql`contact_methods ? ${contactMethod}`)
    },
  }
  usesRoute(implement, supportProfiles.uses, 'support_profiles')
  bulkDeleteRoute(implement, supportProfiles.bulkDelete, profiles)
  reorderRoute(implement, supportProfiles.reorder, profiles)
  supportProfileAssignRoute(implement)
  crudRoutes(
    implement,
    supportProfiles,
    dependencies,
    withRichText(withConditions(byMethod, 'displayConditions'), { path: ['mainContent'], max: RICH_TEXT_MAX }),
  )

  identificationCodeRoutes(implement, dependencies)
}
