import { getRequestListener } from '@hono/node-server'
import { addresses } from '@tracemark/api/addresses'
import type { DemoData } from '@tracemark/api/demo'
import { getPublicPagePath } from '@tracemark/api/public-page-path'
import type { Kysely } from 'kysely'
import { foreignSiteFolder } from '../backend.ts'
import type { Config } from '../config.ts'
import type { TaskRunClaims, Tokens } from '../platform/identity/tokens.ts'
import type { StartRow } from '../platform/start-block.ts'
import type { Database } from '../schema/database.ts'
import { listen } from '../server.ts'
import { createForeignSite } from './foreign-site.ts'
import { seedSiteTasks } from './seed/site-tasks.ts'
import { addDemoServices } from './services.ts'

/** Who runs the tasks of the demo. */
const findWorker = ({ accounts }: DemoData): string => {
  const worker = accounts.find(({ email }) => email === 'worker@demo.test')
  if (!worker) throw new Error('The demo data has no field worker.')
  return worker.id
}

/** What the task link of the demo opens: the featured task, recorded for the field worker. */
const featuredClaims = (demo: DemoData): TaskRunClaims => {
  const { organizationId, taskThingId, itemId } = demo.featured
  return { kind: 'execution', sub: findWorker(demo), orgId: organizationId, taskThingId, itemId, channel: 'Portal' }
}

export interface ServedDemo {
  /** Where the demo's tasks, public page and foreign site are. */
  rows: StartRow[]
  close(): Promise<void>
}

interface DemoParts {
  config: Pick<Config, 'publicUrl' | 'widgetsPort' | 'host' | 'demoSite'>
  demo: DemoData
  tokens: Tokens
  db: Kysely<Database>
}

/** The site of somebody else, on a port of its own, and links into the demo organizations. */
export const serveDemo = async ({ config, demo, tokens, db }: DemoParts): Promise<ServedDemo> => {
  const { publicUrl, widgetsPort, host, demoSite } = config
  const { organizationSlug, publicLink } = demo.featured
  const taskToken = () => tokens.issue(featuredClaims(demo))
  const buildLink = (token: string): string => `${publicUrl}${addresses['guided-tasks'].task.to({ token })}`
  const site = createForeignSite(foreignSiteFolder, { api: publicUrl, organization: organizationSlug, thing: publicLink, taskToken })
  if (demoSite !== undefined) addDemoServices(site, foreignSiteFolder, demoSite)
  const siteRows = async (): Promise<StartRow[]> => {
    if (demoSite === undefined) return []
    const { organizationId, form, credential } = await seedSiteTasks(db, demo, demoSite)
    const claims = { kind: 'execution', sub: findWorker(demo), orgId: organizationId, channel: 'Portal' } as const
    return [
      ['Form page', buildLink(await tokens.issue({ ...claims, taskThingId: form }))],
      ['Credential', buildLink(await tokens.issue({ ...claims, taskThingId: credential }))],
    ]
  }
  const rows: StartRow[] = [
    ['Task', buildLink(await taskToken())],
    ...(await siteRows()),
    ['Public page', publicUrl + getPublicPagePath(organizationSlug, publicLink)],
  ]
  const { port, close } = await listen(getRequestListener(site.fetch), widgetsPort, host)
  return { rows: [...rows, ['Widgets', `http://localhost:${port}/`]], close }
}
