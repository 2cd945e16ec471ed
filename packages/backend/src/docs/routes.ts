import * as graphql from '@tracemark/api/graphql'
import { createOpenApiDocument, type OpenApiOptions } from '@tracemark/api/openapi'
import type { App, AppContext } from '../http/environment.ts'
import { problemResponse } from '../http/failures.ts'
import { readStaticFile } from '../http/static-files.ts'
import { ProblemError } from '../problem.ts'
import { operationsByGroup } from './operations.ts'
import { type Query, referencePage } from './page.ts'

/** Folders of the page's style: the portal's tokens, and what is the page's own. */
export interface DocsFolders {
  theme: string
  docs: string
}

/** No script, and nothing of anybody else's. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'document' in value && 'permissions' in value

const createReferencePage = (options: OpenApiOptions): string => {
  const document = createOpenApiDocument(options)
  const exported: unknown[] = Object.values(graphql)
  const schemes = Object.entries(document.components?.securitySchemes ?? {})
  return referencePage({
    ...options,
    groups: operationsByGroup(document),
    tokens: Object.fromEntries(schemes.map(([name, scheme]) => [name, 'description' in scheme ? (scheme.description ?? '') : ''])),
    queries: exported.filter(isQuery),
  })
}

/** The API reference under `/docs`. */
export const docsRoutes = (app: App, { theme, docs }: DocsFolders, options: OpenApiOptions): void => {
  let page: string | undefined
  app.get('/docs', (context) => {
    page ??= createReferencePage(options)
    return context.html(page, 200, headers)
  })
  app.get('/docs/', (context) => context.redirect('/docs', 301))
  const style = (path: string, folder: string, name: string) =>
    app.get(path, async (context: AppContext) => {
      const file = await readStaticFile(folder, name)
      if (!file) return problemResponse(context, new ProblemError('not_found'))
      return context.body(file.bytes, 200, { ...headers, 'content-type': file.type })
    })
  style('/docs/tokens.css', theme, 'tokens.css')
  style('/docs/page.css', docs, 'page.css')
  style('/docs/reference.css', docs, 'reference.css')
  style('/docs/mailbox.css', docs, 'mailbox.css')
}
