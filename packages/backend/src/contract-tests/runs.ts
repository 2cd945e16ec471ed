import type { Widget } from '@tracemark/api/schemas'
import { withScope } from '../platform/db/scope.ts'
import type { TestApp } from '../testing/create-test-app.ts'
import type { Run } from './operation-cases.ts'
import { getToken, type Side } from './people.ts'

const answerTo = ({ parameters }: Widget, number = 0): unknown => {
  switch (parameters.input) {
    case 'text':
      return `Seen ${number}`
    case 'number':
      return (parameters.min ?? 1) + number / 1000
    case 'choice':
      return parameters.options[0]?.value
    case 'date':
      return parameters.min ?? '2026-05-20'
    case 'yesno':
      return true
    case 'location':
      return 'geo:4.6,-74.1;u=12'
    case 'signature':
      return 'Ana Rojas'
    case 'code':
      return '0104012345678901'
    case 'photo':
    case 'file':
    case 'evernymInvitation':
      return null
  }
}

/** An answer to each question of a task, another one for each number. */
export const answersTo = async (
  { db }: TestApp,
  { organizationId }: Side,
  taskId: string,
  number = 0,
): Promise<Record<string, unknown>> => {
  const task = await withScope(db, { organizationId }, (scoped) =>
    scoped.selectFrom('tasks').select('config').where('organization_id', '=', organizationId).where('id', '=', taskId).executeTakeFirst(),
  )
  return Object.fromEntries((task?.config.widgets ?? []).map((widget) => [widget.id, answerTo(widget, number)]))
}

/** An answer to each question of a run, as its device sends them. */
export const answerWidgets = (widgets: readonly Widget[]) =>
  Object.fromEntries(
    widgets.map((widget) => [widget.id, { label: widget.parameters.label, input: widget.parameters.input, value: answerTo(widget) }]),
  )

/** A run of the organization's task that has come so far, and the token that opens it. */
export const beginRun = async (app: TestApp, side: Side, state: Run): Promise<{ id: string; token: string }> => {
  const call = async (method: string, path: string, bearer: string, body: unknown) => {
    const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': crypto.randomUUID() }
    const response = await app.fetch(`${app.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new TypeError(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const task = (await getToken(app, 'execution', side)) ?? ''
  const { id, token, execution } = await call('POST', '/core/executions', task, {})
  if (state === 'created') return { id, token }
  await call('PATCH', `/core/executions/${id}`, token, { widgets: answerWidgets(execution.config.widgets) })
  if (state === 'processed') await call('POST', `/core/executions/${id}/process`, token, {})
  return { id, token }
}
