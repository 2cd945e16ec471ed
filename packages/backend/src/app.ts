import { Hono } from 'hono'
import manifest from '../../../package.json' with { type: 'json' }
import { programTokenRoutes } from './features/access-tokens/routes.ts'
import { accessTokenRoutes } from './features/access-tokens/sign-in-routes.ts'
import { assetRoutes } from './features/assets/routes.ts'
import { assetAttributeRoutes } from './features/attributes/asset-routes.ts'
import { baseAttributeRoutes } from './features/attributes/base-routes.ts'
import { ownAttributeRoutes } from './features/attributes/own-routes.ts'
import { categoryRoutes } from './features/categories/routes.ts'
import { clipboardRoutes } from './features/clipboard/routes.ts'
import { collectionRoutes } from './features/collections/routes.ts'
import { catalogueComponentRoutes } from './features/content-blocks/catalogue-routes.ts'
import { contentBlockRoutes } from './features/content-blocks/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { exportJobRoutes } from './features/exports/job-routes.ts'
import { exportRoutes } from './features/exports/routes.ts'
import { fileByteRoutes } from './features/files/byte-routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { graphqlRoute } from './features/graphql/graphql.ts'
import { identificationCodeRoutes } from './features/identification-codes/routes.ts'
import { integrationRoutes } from './features/integrations/routes.ts'
import { interactionRoutes } from './features/interactions/routes.ts'
import { invitationRoutes } from './features/invitations/routes.ts'
import { jobRoutes } from './features/jobs/routes.ts'
import { labelPrintRoutes } from './features/labels/routes.ts'
import { mailboxRoutes } from './features/mailbox/routes.ts'
import { variantOfferRoutes } from './features/offers/offer-routes.ts'
import { variantShareRoutes } from './features/offers/share-routes.ts'
import { organizationRoutes } from './features/organizations/routes.ts'
import { organizationAccountRoutes } from './features/people/routes.ts'
import { publicDocumentRoute } from './features/public-pages/document.ts'
import { publicAssetRoutes } from './features/public-pages/routes.ts'
import { savedViewRoutes } from './features/saved-views/routes.ts'
import { supportProfileRoutes } from './features/support-profiles/routes.ts'
import { taskAssetRoutes } from './features/task-assets/routes.ts'
import { taskLibraryRoutes } from './features/task-library/routes.ts'
import { taskRunRoutes } from './features/task-runs/routes.ts'
import { taskRoutes } from './features/tasks/routes.ts'
import { teamRoutes } from './features/teams/routes.ts'
import { templateRoutes } from './features/templates/routes.ts'
import { unitRoutes } from './features/units/routes.ts'
import { valueChainRoutes } from './features/value-chains/routes.ts'
import { variantRoutes } from './features/variants/routes.ts'
import { virtualCodeRoutes } from './features/virtual-codes/routes.ts'
import { webhookRoutes } from './features/webhooks/routes.ts'
import { type DocsFolders, docsRoutes } from './platform/docs/routes.ts'
import { answerHeaders } from './platform/http/answer-headers.ts'
import { compressAnswers } from './platform/http/compress-answers.ts'
import type { Dependencies } from './platform/http/dependencies.ts'
import type { App, Environment } from './platform/http/environment.ts'
import { handleFailures, problemResponse } from './platform/http/failures.ts'
import { setHeader } from './platform/http/headers.ts'
import { createImplement } from './platform/http/implement.ts'
import { createImplementFile } from './platform/http/implement-file.ts'
import { limitBody } from './platform/http/limit-body.ts'
import { openToAllOrigins } from './platform/http/open-to-all-origins.ts'
import { createPageRenderer, type RendererFile } from './platform/http/page-renderer.ts'
import { assertReady } from './platform/http/ready.ts'
import { requestLog } from './platform/http/request-log.ts'
import { SegmentRouter } from './platform/http/router.ts'
import { type StaticFolders, staticFiles } from './platform/http/static-files.ts'
import { createUnknownPath } from './platform/http/unknown-path.ts'
import { ProblemError } from './platform/problem.ts'

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
const toPageConfig = ({ issuer, clientId, product, geolocationUrl, mapStyleUrl }: Dependencies) => ({
  issuer,
  clientId,
  product,
  geolocationUrl,
  mapStyleUrl,
})

const metaRoutes = (app: App, dependencies: Dependencies, folders: DocsFolders): void => {
  const { beside, unreachable, disk, hasPortal, stopping, product, publicUrl } = dependencies
  const document = { serverUrl: publicUrl, product, version: manifest.version }
  docsRoutes(app, folders, document)
  app.get('/config.json', (context) => context.json(toPageConfig(dependencies), 200, { 'cache-control': 'no-store' }))
  app.get('/.well-known/jwks.json', (context) => context.json(dependencies.contentSignature.keys))
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    if (stopping.aborted) return context.json({ status: 'stopping' }, 503)
    const [away] = await Promise.all([unreachable(), assertReady(beside)])
    if (!hasPortal()) return context.json({ status: 'no portal' }, 503)
    if (!(await disk.hasRoom())) return context.json({ status: 'disk full' }, 503)
    // Other processes would reach them no better, and all other organizations are served.
    return context.json({ status: 'ready', ...(away.length > 0 && { unreachable: away }) })
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
  exportJobRoutes(implement, implementFile, dependencies)
  assetRoutes(implement, dependencies)
  documentRoutes(implement, dependencies)
  taskRoutes(implement, dependencies)
  taskLibraryRoutes(implement)
  taskAssetRoutes(implement, dependencies)
  valueChainRoutes(implement, dependencies)
  taskRunRoutes(implement, dependencies)
  publicAssetRoutes(implement, dependencies)
  clipboardRoutes(implement, dependencies)
  categoryRoutes(implement, dependencies)
  templateRoutes(implement, dependencies)
  teamRoutes(implement, dependencies)
  collectionRoutes(implement, dependencies)
  dashboardRoutes(implement)
  assetAttributeRoutes(implement, dependencies)
  contentBlockRoutes(implement, dependencies)
  supportProfileRoutes(implement, dependencies)
  identificationCodeRoutes(implement, dependencies)
  baseAttributeRoutes(implement)
  ownAttributeRoutes(implement, dependencies)
  catalogueComponentRoutes(implement)
  webhookRoutes(implement, dependencies)
  variantRoutes(implement, dependencies)
  variantShareRoutes(implement, dependencies)
  variantOfferRoutes(implement, dependencies)
  unitRoutes(implement, dependencies)
  virtualCodeRoutes(implement, dependencies)
  labelPrintRoutes(implement, implementFile, dependencies, folders.demo)
  jobRoutes(implement, dependencies)
  savedViewRoutes(implement, dependencies)
  fileRoutes(implement, dependencies)
  graphqlRoute(app, dependencies)
  metaRoutes(app, dependencies, folders)
  if (dependencies.mailbox) mailboxRoutes(app, dependencies.mailbox, dependencies.publicUrl)
  refuseTheRest(app)
  publicDocumentRoute(app, dependencies, createPageRenderer(folders.pageRenderer), externalIssuer)
  const { geolocationUrl, mapStyleUrl, demoSite } = dependencies
  staticFiles(app, folders, { config: toPageConfig(dependencies), externalIssuer, geolocationUrl, mapStyleUrl, demoSite })
  return app
}
