import type { SessionEnd, SessionView } from '@tracemark/state-machines/session'
import { expect, test } from 'vitest'
import { type Context, getTaskSession, type TaskSession } from './task-session.ts'

const organization = { id: 101, name: 'Sierra Alta' }
const slug = 'sierra-alta'
const sessionFor = (subject: string): TaskSession => ({ slug, organization, subject })
const signedIn = (subject: string): SessionView => ({ kind: 'signedIn', subject })
const ended = (reason: SessionEnd['reason']): SessionView => ({ kind: 'signedOut', ended: { reason } })
const signedOut: SessionView = { kind: 'signedOut' }

const context: Context = {
  session: signedOut,
  isAway: false,
  kept: null,
  before: undefined,
  isTaskOpen: true,
}
const lucia = sessionFor('lucia')
const open: Context = { ...context, before: lucia }

test.each<[string, Partial<Context>, TaskSession | undefined]>([
  ['the session that ended', { ...open, session: ended('expired') }, lucia],
  ['the session whose renewal was refused', { ...open, session: ended('renewal_refused') }, lucia],
  ['a sign-out in another tab', { ...open, session: ended('signed_out_elsewhere') }, lucia],
  ['the same person who comes back, before the organization is read again', { ...open, session: signedIn('lucia') }, lucia],
  ['the same person who is back', { ...open, session: signedIn('lucia'), ready: organization }, lucia],
  [
    'a device without a network that looks for its session',
    { ...context, session: { kind: 'restoring' }, isAway: true, kept: lucia },
    lucia,
  ],
  ['a page that was loaded without a session', { ...context, kept: lucia }, lucia],
  ['a session without an answer from the server', { ...context, session: signedIn('lucia'), isAway: true, kept: lucia }, lucia],
])('the session stays with %s', (_, at, expected) => {
  expect(getTaskSession(slug, { ...context, ...at })).toEqual(expected)
})

test.each<[string, Partial<Context>]>([
  ['signs out', { session: { kind: 'signingOut' } }],
  ['signs out without a network', { session: { kind: 'signingOut' }, isAway: true }],
  ['could not tell the provider that they signed out', { session: ended('sign_out_failed'), isAway: true }],
  ['signed out in another tab, with no task open', { session: ended('signed_out_elsewhere'), isTaskOpen: false }],
])('the session is closed to who %s, whatever this device still holds', (_, at) => {
  expect(getTaskSession(slug, { ...open, kept: lucia, ...at })).toBeUndefined()
})

test("another account gets a session of its own once this device has forgotten the other's, and is never shown that", () => {
  const tom: Context = { ...open, session: signedIn('tom') }
  expect(getTaskSession(slug, { ...tom, kept: undefined, ready: organization })).toBeUndefined()
  expect(getTaskSession(slug, { ...tom, kept: null })).toBeUndefined()
  expect(getTaskSession(slug, { ...tom, kept: lucia, isAway: true })).toBeUndefined()
  expect(getTaskSession(slug, { ...tom, kept: null, ready: organization })).toEqual(sessionFor('tom'))
})
