import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from './environment.ts'

/**
 * A header of the request, by its name in small letters. From Node where the request came by a network: the headers of the
 * standard's Request are objects that are made for the first of them that is asked for, and cost as much as reading a row.
 */
export const getHeader = (context: AppContext, name: string): string | undefined => {
  const incoming = context.env?.incoming
  if (!incoming) return context.req.header(name)
  const value = incoming.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** A header of the answer, whoever makes the answer. To Node for the same reason. */
export const setHeader = (context: AppContext, name: string, value: string): void => {
  const outgoing = context.env?.outgoing
  if (outgoing) outgoing.setHeader(name, value)
  else context.header(name, value)
}

/** A text with its headers. To Node as they are: Hono makes the standard's headers of them where there is more than one. */
export const answer = (context: AppContext, text: string, status: ContentfulStatusCode, headers: Record<string, string>): Response => {
  context.set('answerLength', text.length)
  return context.env?.outgoing ? new Response(text, { status, headers }) : context.body(text, status, headers)
}
