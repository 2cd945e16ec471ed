import { contract } from '@tracemark/api/contract'
import type { Collection } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { usesRoute } from '../../entities/bulk.ts'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import { withKnownIds } from '../../entities/known-ids.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { selectMissing } from '../saved-views/queries.ts'
import { withRuleOrHand } from './by-rule.ts'

const { collections } = contract

export const collectionRoutes = (implement: Implement, dependencies: Dependencies): void => {
  usesRoute(implement, collections.uses, 'collections')
  const rows = createCrudStore<Collection>(collections, 'collections', ['name'], {
    computed: (organizationId) => ({
      missing: sql`case when rule is not null then ${selectMissing(organizationId, sql`collections.rule`)} end`,
    }),
    filters: { byRule: (wanted) => sql`(rule is not null) = ${wanted}` },
  })
  const ofKnown = withKnownIds(withRuleOrHand(rows), { table: 'interactions', path: ['interactionIds'] })
  crudRoutes(implement, collections, dependencies, ofKnown)
}
