import type { Request } from '@playwright/test'

/** The five calls of a run, in their order. */
export const CALLS = ['create', 'read', 'update', 'process', 'complete'] as const
export type Call = (typeof CALLS)[number]

/** The addresses of all of them. */
export const RUN_CALLS = '**/core/executions**'

/** Which of them a request is. */
export const getCall = (request: Request): Call | undefined => {
  const [method, { pathname }] = [request.method(), new URL(request.url())]
  if (pathname.endsWith('/process')) return 'process'
  if (pathname.endsWith('/complete')) return 'complete'
  return method === 'POST' ? 'create' : method === 'GET' ? 'read' : method === 'PATCH' ? 'update' : undefined
}
