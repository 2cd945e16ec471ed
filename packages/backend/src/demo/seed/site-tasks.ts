import type { DemoData } from '@tracemark/api/demo'
import type { TaskConfig, TaskResultMessage } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { json } from '../../platform/db/json.ts'
import { withScope } from '../../platform/db/scope.ts'
import type { Database } from '../../schema/database.ts'

const OPEN_GRANARY = 103

interface SiteTask {
  id: string
  taskThingId: string
  name: string
  description: string
  config: TaskConfig
  resultMessages: { otherwise: TaskResultMessage }
}

/** Tasks that need the demo's foreign site: its form stands in one, and its issuer of credentials answers the other. */
const siteTasks = (site: string): { form: SiteTask; credential: SiteTask } => ({
  form: {
    id: '018d7a6e-5c00-7a10-8000-00000000f001',
    taskThingId: '018d7a6e-5c00-7a10-8000-00000000f002',
    name: 'Distribution report',
    description: 'Fill in the report of the partner who hands out the food.',
    config: {
      formstackUri: `${site}/form`,
      widgets: [
        { id: 'households', parameters: { input: 'number', label: 'Households served', required: true, min: 0, decimals: 0 } },
        { id: 'remarks', parameters: { input: 'text', label: 'Remarks', required: false, maxLength: 500, multiline: true } },
      ],
    },
    // Without a title: the worker reads the default one.
    resultMessages: {
      otherwise: {
        description: 'The report is with Open Granary.',
        image: '/demo/result-done.svg',
        backgroundImage: '/demo/hero-open-granary.svg',
      },
    },
  },
  credential: {
    id: '018d7a6e-5c00-7a10-8000-00000000f003',
    taskThingId: '018d7a6e-5c00-7a10-8000-00000000f004',
    name: 'Identity of the driver',
    description: 'Ask the driver to show a credential with a wallet.',
    config: {
      widgets: [
        {
          id: 'driver',
          parameters: { input: 'evernymInvitation', label: 'Credential of the driver', required: true, evernymIssuerId: 'demo-transport' },
        },
      ],
    },
    resultMessages: { otherwise: { title: 'Driver known', description: 'The truck may be loaded.' } },
  },
})

export interface SiteTaskIds {
  organizationId: number
  form: string
  credential: string
}

/** Puts these tasks into Open Granary where they are missing, and tells the first where the form is now. Gives the ids of the links to their asset. */
export const seedSiteTasks = async (db: Kysely<Database>, demo: DemoData, site: string): Promise<SiteTaskIds> => {
  const tasks = siteTasks(site)
  const link = demo.taskThings.find(({ organizationId }) => organizationId === OPEN_GRANARY)
  if (!link) throw new TypeError('The demo data has no task of Open Granary.')
  await withScope(db, { organizationId: OPEN_GRANARY }, async (scoped) => {
    for (const [index, task] of Object.values(tasks).entries()) {
      const existing = await scoped
        .selectFrom('tasks')
        .select('config')
        .where('organization_id', '=', OPEN_GRANARY)
        .where('id', '=', task.id)
        .executeTakeFirst()
      if (existing) {
        if (existing.config.formstackUri !== task.config.formstackUri)
          await scoped
            .updateTable('tasks')
            .set({ config: json(task.config) })
            .where('organization_id', '=', OPEN_GRANARY)
            .where('id', '=', task.id)
            .execute()
        continue
      }
      await scoped
        .insertInto('tasks')
        .values({
          organization_id: OPEN_GRANARY,
          id: task.id,
          name: task.name,
          description: task.description,
          task_library_id: null,
          config: json(task.config),
          rules: json([]),
          default_classification: 'notice',
          result_messages: json(task.resultMessages),
        })
        .execute()
      await scoped
        .insertInto('task_assets')
        .values({
          organization_id: OPEN_GRANARY,
          id: task.taskThingId,
          task_id: task.id,
          asset_id: link.thingId,
          order: 90 + index,
          usage_count: 0,
          value_chain_element_id: link.valueChainElementId,
          is_discovery: false,
        })
        .execute()
    }
  })
  return { organizationId: OPEN_GRANARY, form: tasks.form.taskThingId, credential: tasks.credential.taskThingId }
}
