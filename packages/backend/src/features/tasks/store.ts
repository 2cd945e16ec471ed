import { contract } from '@tracemark/api/contract'
import { type FieldProblem, TaskChange } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { createCrudStore } from '../../entities/crud.ts'
import type { Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import { ProblemError } from '../../platform/problem.ts'
import { conditionProblems } from '../display-conditions/checks.ts'
import { forgetUnusedLinks } from '../task-assets/queries.ts'
import { findLibraryEntry } from '../task-library/queries.ts'

type Change = z.infer<typeof TaskChange>
type Fields = Readonly<Record<string, unknown>>

const linksIn = (organizationId: number) =>
  sql`from task_assets link where link.organization_id = ${organizationId} and link.task_id = tasks.id`

const rows = createCrudStore(contract.tasks, 'tasks', ['name', 'description'], {
  computed: (organizationId) => ({
    usageCount: sql`(select coalesce(sum(link.usage_count), 0)::integer ${linksIn(organizationId)})`,
    assignments: sql`(select count(*)::integer ${linksIn(organizationId)} and link.removed_at is null)`,
    // Of the library, which is no table.
    taskLibrary: sql`null`,
  }),
})

const withLibrary = (task: Fields): Fields => {
  const entry = findLibraryEntry(String(task.taskLibraryId))
  return entry ? { ...task, taskLibrary: { id: entry.id, automatic: entry.automatic, type: entry.type } } : task
}

/** Why a task can't be kept as it would be: questions of one name, rules for no question. */
const findProblems = ({ config, rules = [], taskLibraryId }: Change): FieldProblem[] => {
  const ids = config?.widgets.map(({ id }) => id) ?? []
  const twice = ids.flatMap((id, place) =>
    ids.indexOf(id) < place ? [{ path: ['config', 'widgets', place, 'id'], message: 'used before', code: 'duplicate' as const }] : [],
  )
  const unasked = rules.flatMap(({ widgetId }, place) =>
    ids.includes(widgetId) ? [] : [{ path: ['rules', place, 'widgetId'], message: 'no question of the task', code: 'not_found' as const }],
  )
  const unknown =
    taskLibraryId && !findLibraryEntry(taskLibraryId)
      ? [{ path: ['taskLibraryId'], message: 'no task of the library', code: 'not_found' as const }]
      : []
  return [...twice, ...unasked, ...unknown]
}

/** `said`: the part of the task that somebody says now. */
const refuse = async (db: ScopedDatabase, organizationId: number, task: Fields, said: Fields): Promise<void> => {
  const { ruleConditions } = TaskChange.parse(said)
  const fields = [
    ...findProblems(TaskChange.parse(task)),
    ...(await conditionProblems(db, organizationId, 'ruleConditions', ruleConditions)),
  ]
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

export const createTaskStore = ({ clock }: Pick<Dependencies, 'clock'>): Store => ({
  ...rows,
  list: async (...query) => {
    const page = await rows.list(...query)
    return { ...page, items: page.items.map(withLibrary) }
  },
  find: async (...key) => {
    const task = await rows.find(...key)
    return task && withLibrary(task)
  },
  // A copy of a task says already whose it is.
  insert: async (db, organizationId, { organizationId: _, ...task }) => {
    await refuse(db, organizationId, task, task)
    return withLibrary(await rows.insert(db, organizationId, { ...task, updatedAt: task.createdAt }))
  },
  update: async (db, organizationId, id, change) => {
    const task = await rows.find(db, organizationId, id)
    if (!task) return false
    await refuse(db, organizationId, { ...task, ...change }, change)
    return rows.update(db, organizationId, id, { ...change, updatedAt: clock.now().toISOString() })
  },
  delete: async (db, organizationId, id) => {
    await forgetUnusedLinks(db, organizationId, id)
    return rows.delete(db, organizationId, id)
  },
})
