import { createOpenApiDocument } from '@tracemark/api/openapi'
import { Hono } from 'hono'
import manifest from '../../../package.json' with { type: 'json' }
import { type DocsFolders, docsRoutes } from './docs/routes.ts'
import { fileByteRoutes } from './files/routes.ts'
import { graphqlRoute } from './graphql/graphql.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { compressAnswers } from './http/compress-answers.ts'
import type { Dependencies } from './http/dependencies.ts'
import type { App, Environment } from './http/environment.ts'
import { handleFailures, problemResponse } from './http/failures.ts'
import { setHeader } from './http/headers.ts'
import { createImplement } from './http/implement.ts'
import { createImplementFile } from './http/implement-file.ts'
import { limitBody } from './http/limit-body.ts'
import { openToAllOrigins } from './http/open-to-all-origins.ts'
import { createPageRenderer, type RendererFile } from './http/page-renderer.ts'
import { assertReady } from './http/ready.ts'
import { requestLog } from './http/request-log.ts'
import { SegmentRouter } from './http/router.ts'
import { type StaticFolders, staticFiles } from './http/static-files.ts'
import { createUnknownPath } from './http/unknown-path.ts'
import { mailboxRoutes } from './mail/routes.ts'
import { ProblemError } from './problem.ts'
import { accessTokenRoutes } from './routes/access-tokens.ts'
import { baseAttributeRoutes } from './routes/base-attributes.ts'
import { batchRoutes } from './routes/batches.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { catalogueComponentRoutes } from './routes/catalogue-components.ts'
import { clipboardRoutes } from './routes/clipboard.ts'
import { documentRoutes } from './routes/documents.ts'
import { executionRoutes } from './routes/executions.ts'
import { exportRoutes } from './routes/exports.ts'
import { fileRoutes } from './routes/files.ts'
import { integrationRoutes } from './routes/integrations.ts'
import { interactionRoutes } from './routes/interactions.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { itemRoutes } from './routes/items.ts'
import { jobRoutes } from './routes/jobs.ts'
import { createKeptPages } from './routes/kept-pages.ts'
import { labelPrintRoutes } from './routes/label-prints.ts'
import { organizationAccountRoutes } from './routes/organization-accounts.ts'
import { organizationRoutes } from './routes/organizations.ts'
import { ownAttributeRoutes } from './routes/own-attributes.ts'
import { programTokenRoutes } from './routes/program-tokens.ts'
import { publicDocumentRoute } from './routes/public-document.ts'
import { publicThingRoutes } from './routes/public-things.ts'
import { taskThingRoutes } from './routes/task-things.ts'
import { taskRoutes } from './routes/tasks.ts'
import { thingRoutes } from './routes/things.ts'
import { valueChainRoutes } from './routes/value-chains.ts'
import { variantOfferRoutes } from './routes/variant-offers.ts'
import { variantShareRoutes } from './routes/variant-shares.ts'
import { virtualCodeRoutes } from './routes/virtual-codes.ts'
import { webhookRoutes } from './routes/webhooks.ts'

export const BODY_LIMIT_BYTES = 1024 * 1024

/** What pages of other origins may call. They bring a token of their own or none: never cookies. */
const OPEN_TO_ALL_ORIGINS = [
  '/core/executions',
  '/core/executions/*',
  '/integrations/*',
  '/public/*',
  '/embed/*',
  '/demo/*',
  '/files/*',
  '/config.json',
]
const API_PATHS = [
  '/core/*',
  '/functions/*',
  '/auth/*',
  '/public/*',
  '/integrations/*',
  '/graphql/*',
  '/files/*',
  '/openapi.json',
  '/config.json',
]

/** What a client needs to know of this installation. */
const configOf = ({ issuer, clientId, product, geolocationUrl, mapStyleUrl }: Dependencies) => ({
  issuer,
  clientId,
  product,
  geolocationUrl,
  mapStyleUrl,
})

const metaRoutes = (app: App, dependencies: Dependencies, folders: DocsFolders): void => {
  const { beside, disk, hasPortal, stopping, product, publicUrl } = dependencies
  const document = { serverUrl: publicUrl, product, version: manifest.version }
  let openApi: string | undefined
  app.get('/openapi.json', (context) => {
    // Making it takes a fifth of a second, in which nobody else is answered.
    openApi ??= JSON.stringify(createOpenApiDocument(document))
    return context.body(openApi, 200, { 'content-type': 'application/json' })
  })
  docsRoutes(app, folders, document)
  app.get('/config.json', (context) => context.json(configOf(dependencies), 200, { 'cache-control': 'no-store' }))
  app.get('/.well-known/jwks.json', (context) => context.json(dependencies.contentSignature.keys))
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    if (stopping.aborted) return context.json({ status: 'stopping' }, 503)
    await assertReady(beside)
    if (!hasPortal()) return context.json({ status: 'no portal' }, 503)
    if (!(await disk.hasRoom())) return context.json({ status: 'disk full' }, 503)
    return context.json({ status: 'ready' })
  })
}

/** Known paths that were called in another way, then unknown ones. */
const refuseTheRest = (app: App): void => {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) if (method !== 'ALL') methods.set(path, (methods.get(path) ?? new Set()).add(method))
  for (const [path, allowed] of methods)
    app.all(path, (context) => {
      setHeader(context, 'allow', [...allowed].join(', '))
      return problemResponse(context, new ProblemError('method_not_allowed'))
    })
  const unknownPath = createUnknownPath([...methods.keys()].filter((path) => !path.includes('*')))
  for (const path of API_PATHS) app.all(path, (context) => problemResponse(context, unknownPath(context.req.path)))
}

/** The whole HTTP side: API, query language, documents about itself, and the files of portal and widgets. */
export const createApp = (
  dependencies: Dependencies,
  folders: StaticFolders & DocsFolders & RendererFile,
  externalIssuer?: string,
): App => {
  const app: App = new Hono<Environment>({ router: new SegmentRouter() })
  handleFailures(app, dependencies.log, dependencies.disk)
  app.use(requestLog(dependencies.log))
  if (dependencies.countRequests) app.use(dependencies.countRequests)
  app.use(answerHeaders(dependencies.publicUrl))
  app.use(compressAnswers())
  const functions = `/functions/${dependencies.product}`
  for (const path of [...OPEN_TO_ALL_ORIGINS, `${functions}-file-upload`, `${functions}-interactions/interactions/:org/:id`])
    app.use(path, openToAllOrigins)
  // Files are longer than other bodies, and measured while they arrive.
  fileByteRoutes(app, dependencies)
  app.use(limitBody(BODY_LIMIT_BYTES))

  const implement = createImplement(app, dependencies)
  accessTokenRoutes(implement, dependencies)
  programTokenRoutes(implement, dependencies)
  organizationRoutes(implement, dependencies)
  organizationAccountRoutes(implement, dependencies)
  invitationRoutes(implement, dependencies)
  integrationRoutes(implement, dependencies)
  interactionRoutes(implement, dependencies)
  const implementFile = createImplementFile(app, dependencies)
  exportRoutes(implementFile, dependencies)
  thingRoutes(implement, dependencies)
  documentRoutes(implement, dependencies)
  taskRoutes(implement, dependencies)
  taskThingRoutes(implement, dependencies)
  valueChainRoutes(implement, dependencies)
  executionRoutes(implement, dependencies)
  const pages = createKeptPages(dependencies)
  publicThingRoutes(implement, dependencies, pages)
  clipboardRoutes(implement, dependencies)
  catalogueRoutes(implement, dependencies)
  baseAttributeRoutes(implement)
  ownAttributeRoutes(implement, dependencies)
  catalogueComponentRoutes(implement)
  webhookRoutes(implement, dependencies)
  batchRoutes(implement, dependencies)
  variantShareRoutes(implement, dependencies)
  variantOfferRoutes(implement, dependencies)
  itemRoutes(implement, dependencies)
  virtualCodeRoutes(implement, dependencies)
  labelPrintRoutes(implement, implementFile, dependencies, folders.demo)
  jobRoutes(implement, dependencies)
  fileRoutes(implement, dependencies)
  graphqlRoute(app, dependencies)
  metaRoutes(app, dependencies, folders)
  if (dependencies.mailbox) mailboxRoutes(app, dependencies.mailbox, dependencies.publicUrl)
  refuseTheRest(app)
  publicDocumentRoute(app, dependencies, pages, createPageRenderer(folders.pageRenderer), externalIssuer)
  const { geolocationUrl, mapStyleUrl, demoSite } = dependencies
  staticFiles(app, folders, { config: configOf(dependencies), externalIssuer, geolocationUrl, mapStyleUrl, demoSite })
  return app
}
