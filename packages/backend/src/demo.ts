import { getRequestListener } from '@hono/node-server'
import { addresses } from '@tracemark/api/addresses'
import type { DemoData } from '@tracemark/api/demo'
import { foreignSiteFolder } from './backend.ts'
import type { Config } from './config.ts'
import { createForeignSite } from './foreign-site.ts'
import type { ExecutionClaims, Tokens } from './identity/tokens.ts'
import { listen } from './server.ts'
import type { StartRow } from './start-block.ts'

/** What the task link of the demo opens: the featured task, recorded for the field worker. */
const featuredClaims = ({ accounts, featured }: DemoData): ExecutionClaims => {
  const worker = accounts.find(({ email }) => email === 'worker@demo.test')
  if (!worker) throw new Error('The demo data has no field worker.')
  return {
    kind: 'execution',
    sub: worker.id,
    orgId: featured.organizationId,
    taskThingId: featured.taskThingId,
    itemId: featured.itemId,
    channel: 'Portal',
  }
}

export interface ServedDemo {
  /** Where the demo's task, public page and foreign site are. */
  rows: StartRow[]
  close(): Promise<void>
}

/** The site of somebody else, on a port of its own, and links into the demo organizations. */
export const serveDemo = async ({ publicUrl, widgetsPort, host }: Config, demo: DemoData, tokens: Tokens): Promise<ServedDemo> => {
  const { organizationSlug, publicLink } = demo.featured
  const taskToken = () => tokens.issue(featuredClaims(demo))
  const site = createForeignSite(foreignSiteFolder, { api: publicUrl, organization: organizationSlug, thing: publicLink, taskToken })
  const { port, close } = await listen(getRequestListener(site.fetch), widgetsPort, host)
  return {
    rows: [
      ['Task', `${publicUrl}${addresses.field.task.to({ token: await taskToken() })}`],
      ['Public page', `${publicUrl}/p/${organizationSlug}/${publicLink}`],
      ['Widgets', `http://localhost:${port}/`],
    ],
    close,
  }
}
