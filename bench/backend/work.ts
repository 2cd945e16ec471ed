import type { Tokens } from '../../packages/backend/src/testing/bench/setting.ts'
import type { Request, Work } from './load.ts'

/** One request that must be answered 200. */
const get =
  (path: string, token?: string): Work =>
  async (send) => {
    const { status, text } = await send({ method: 'GET', path, ...(token !== undefined && { token }) })
    if (status !== 200) throw new Error(`${path}: ${text}`)
  }

export const bareHandler = get('/bare')
export const bareSelect = get('/row/1')

const LIST = '/functions/tracemark-interactions/interactions'
const UNITS = '/functions/tracemark-interactions/items'
const assetsOf = (organization: number, query = '') => `/core/organizations/${organization}/things${query}`
const WIDGETS = {
  moisture: { label: 'Moisture', input: 'number', value: 11.2 },
  parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
}

/** Create, read, answer, process, complete. */
const taskRun =
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
  { name: 'interactions, 50 of 10,000', work: ({ few }) => get(`${LIST}/102`, few) },
  { name: 'interactions, 50 of 1,000,000', work: ({ many }) => get(`${LIST}/101`, many) },
  { name: 'filtered, of 10,000', work: ({ few }) => get(`${LIST}/102?classification=alert`, few) },
  { name: 'filtered, of 1,000,000', work: ({ many }) => get(`${LIST}/101?classification=alert`, many) },
  { name: 'searched, of 10,000', work: ({ few }) => get(`${LIST}/102?search=an`, few) },
  { name: 'searched, of 1,000,000', work: ({ many }) => get(`${LIST}/101?search=an`, many) },
  // Two words that many records have each, and none both: an asset and the place of another.
  { name: 'searched for what none has, of 10,000', work: ({ few }) => get(`${LIST}/102?search=sekt%20graach`, few) },
  { name: 'searched for what none has, of 1,000,000', work: ({ many }) => get(`${LIST}/101?search=roble%20pijao`, many) },
  { name: 'units, 50 of 10,000', work: ({ few }) => get(`${UNITS}/102`, few) },
  { name: 'units, 50 of 1,000,000', work: ({ many }) => get(`${UNITS}/101`, many) },
  { name: 'units newest first, of 10,000', work: ({ few }) => get(`${UNITS}/102?sort=createdAt_desc`, few) },
  { name: 'units newest first, of 1,000,000', work: ({ many }) => get(`${UNITS}/101?sort=createdAt_desc`, many) },
  { name: 'units by status, of 10,000', work: ({ few }) => get(`${UNITS}/102?status=2,-1`, few) },
  { name: 'units by status, of 1,000,000', work: ({ many }) => get(`${UNITS}/101?status=2,-1`, many) },
  { name: 'units searched by number, of 10,000', work: ({ few }) => get(`${UNITS}/102?search=5000`, few) },
  { name: 'units searched by number, of 1,000,000', work: ({ many }) => get(`${UNITS}/101?search=5000`, many) },
  { name: 'assets, 50 of 10,000', work: ({ few }) => get(assetsOf(102), few) },
  { name: 'assets, 50 of 100,000', work: ({ many }) => get(assetsOf(101), many) },
  { name: 'assets by status, of 10,000', work: ({ few }) => get(assetsOf(102, '?sort=status_asc'), few) },
  { name: 'assets by status, of 100,000', work: ({ many }) => get(assetsOf(101, '?sort=status_asc'), many) },
  { name: 'assets searched, of 10,000', work: ({ few }) => get(assetsOf(102, '?search=an'), few) },
  { name: 'assets searched, of 100,000', work: ({ many }) => get(assetsOf(101, '?search=an'), many) },
  { name: 'task run, five calls', work: ({ task }) => taskRun(task) },
]
