import type { Tokens } from '../../packages/backend/src/testing/bench/setting.ts'
import type { Request, Work } from './load.ts'

/** One request that must be answered 200. */
export const get =
  (path: string, token?: string): Work =>
  async (send) => {
    const { status, text } = await send({ method: 'GET', path, ...(token !== undefined && { token }) })
    if (status !== 200) throw new Error(`${path}: ${text}`)
  }

export const bareHandler = get('/bare')
export const bareSelect = get('/row/1')

const LIST = '/functions/tracemark-interactions/interactions'
const WIDGETS = {
  moisture: { label: 'Moisture', input: 'number', value: 11.2 },
  parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
}

/** Create, read, answer, process, complete. */
export const taskRun =
  (task: string): Work =>
  async (send) => {
    const call = async (request: Request) => {
      const { status, text } = await send(request)
      if (status !== 200) throw new Error(`${request.method} ${request.path}: ${text}`)
      return JSON.parse(text)
    }
    const { id, token } = await call({ method: 'POST', path: '/core/executions', token: task, body: {} })
    const path = `/core/executions/${id}`
    await call({ method: 'GET', path, token })
    await call({ method: 'PATCH', path, token, body: { widgets: WIDGETS } })
    await call({ method: 'POST', path: `${path}/process`, token, body: {} })
    await call({ method: 'POST', path: `${path}/complete`, token, body: {} })
  }

export interface Measured {
  name: string
  work: (tokens: Tokens) => Work
}

/** `id`: one interaction of the many. */
export const measured = (id: string): Measured[] => [
  { name: 'organization by slug', work: ({ general }) => get('/core/organizations/slug/sierra-alta', general) },
  { name: 'one interaction', work: ({ many }) => get(`${LIST}/101/${id}`, many) },
  { name: 'public thing', work: () => get('/public/things/sierra-alta/finca-la-esperanza') },
  { name: 'task run, five calls', work: ({ task }) => taskRun(task) },
]
