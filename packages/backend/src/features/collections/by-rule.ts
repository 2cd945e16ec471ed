import { findFillingProblem, findRuleProblem, isByRule } from '@tracemark/api/rules'
import type { Collection, FieldProblem } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'

const assertNone = (problem: FieldProblem | undefined): void => {
  if (problem) throw new ProblemError('invalid_content', { fields: [problem] })
}

const countRules = async (db: ScopedDatabase, organizationId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from collections
    where organization_id = ${organizationId} and rule is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Collections that are filled by hand or by a rule, and never by both. */
export const withRuleOrHand = (store: Store<Collection>): Store<Collection> => {
  const assertFilling = async (db: ScopedDatabase, organizationId: number, after: Partial<Collection>, before?: Collection) => {
    assertNone(findFillingProblem(after, before))
    if (isByRule(after) && !(before && isByRule(before))) assertNone(findRuleProblem(await countRules(db, organizationId)))
  }
  return {
    ...store,
    insert: async (db, organizationId, entity) => {
      await assertFilling(db, organizationId, entity)
      return store.insert(db, organizationId, entity)
    },
    update: async (db, organizationId, id, change) => {
      const before = await store.find(db, organizationId, id)
      if (before) await assertFilling(db, organizationId, { ...before, ...change }, before)
      return store.update(db, organizationId, id, change)
    },
  }
}
