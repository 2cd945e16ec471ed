import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Log, silentLog } from '../log.ts'
import type { Environment } from './environment.ts'
import { requestLog } from './request-log.ts'

const SECRET = 'aB3-_dE6fG7hI8jK9lM0nQ'
const JWT = `eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTkifQ.${SECRET.repeat(4)}`
const ID = '01900000-0000-7000-8000-00000000ABCD'

const loggedPath = async (path: string): Promise<unknown> => {
  const paths: unknown[] = []
  const info: Log['info'] = ({ path: logged }) => paths.push(logged)
  const app = new Hono<Environment>().use(requestLog({ ...silentLog, info })).all('*', (context) => context.text(''))
  await app.request(`http://localhost${path}`)
  return paths[0]
}

test.each([
  [`/task/${JWT}`, '/task/…'],
  [`//task//${JWT}/`, '//task/…'],
  [`/Task/${JWT}`, '/Task/…'],
  [`/%74ask/short`, '/task/…'],
  [`/tasks/${JWT}`, '/tasks/…'],
  [`/files/101/${SECRET}`, '/files/101/…'],
  [`/files//101/${SECRET}/more`, '/files//101/…'],
  [`/FILES/101/short`, '/FILES/101/…'],
  [`/core/accounts/invitations/${SECRET}`, '/core/accounts/invitations/…'],
  [`/core/accounts/invitations/${SECRET}/`, '/core/accounts/invitations/…'],
  [`/core//accounts/Invitations/short`, '/core//accounts/Invitations/…'],
  [`/core/accounts/invitations/organization/${SECRET}`, '/core/accounts/invitations/organization/…'],
  [`/elsewhere/x${SECRET}%zz/and`, '/elsewhere/…/and'],
])('%s is logged as %s', async (path, logged) => {
  expect(await loggedPath(path)).toBe(logged)
})

test.each([
  '/core/accounts/invitations/organization/accept',
  `/core/things/${ID}/identification-codes`,
  '/core/sustainability-attributes/',
  '/functions/tracemark-interactions/thing-summaries/101/x/tasks/y',
  '/assets/ReorderableList-Dk3J_fj39.js',
  '/p/sierra-alta/patio-1',
  '/task',
])('%s is logged as it is', async (path) => {
  expect(await loggedPath(path)).toBe(path)
})
