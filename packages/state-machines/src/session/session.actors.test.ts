import type { AuthorizeOptions, IdentityClient, Session } from '@tracemark/api/identity'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createFakeLogger } from '../testing/logger.ts'
import { createSessionMachine } from './session.actors.ts'
import { toSessionView } from './session.selectors.ts'

const createSession = (subject: string): Session => ({ identityToken: 'id', exp: Math.floor(Date.now() / 1_000) + 300, subject })

/** An identity client on which nothing fails, and the ways in which the world reaches it. */
const createFakeIdentity = (session?: Session) => {
  const calls: unknown[] = []
  const logouts = new Set<() => void>()
  const sessions = new Set<(session: Session) => void>()
  const identity: IdentityClient = {
    authorize: async (options?: AuthorizeOptions) => void calls.push(['authorize', options]),
    parseSignInResult: async (address) => {
      calls.push(['parse', address])
      return { session: createSession('lucia'), returnTo: '/org/sierra-alta' }
    },
    checkSession: async () => session,
    renew: async () => createSession('lucia'),
    logout: async () => void calls.push(['logout']),
    current: () => session,
    onLogout: (listener) => {
      logouts.add(listener)
      return () => logouts.delete(listener)
    },
    onSession: (listener) => {
      sessions.add(listener)
      return () => sessions.delete(listener)
    },
    close: () => undefined,
  }
  return { identity, calls, logouts, sessions }
}

test('sign-in, the other tabs and sign-out go through the identity client', async () => {
  const { identity, calls, logouts, sessions } = createFakeIdentity()
  const wakes = new Set<() => void>()
  const listenToWake = (wake: () => void) => {
    wakes.add(wake)
    return () => wakes.delete(wake)
  }
  const actor = createActor(createSessionMachine({ identity, listenToWake, logger: createFakeLogger().logger }), { input: {} }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('signedOut'))
  actor.send({ type: 'SIGN_IN', signup: true, loginHint: 'new@demo.test' })
  await waitFor(actor, (snapshot) => snapshot.matches({ signingIn: 'leaving' }))
  for (const wake of wakes) wake()
  await waitFor(actor, (snapshot) => snapshot.matches('signedOut'))
  for (const announce of sessions) announce(createSession('tom'))
  expect(toSessionView(actor.getSnapshot())).toEqual({ kind: 'signedIn', subject: 'tom' })
  for (const logout of logouts) logout()
  expect(toSessionView(actor.getSnapshot())).toEqual({ kind: 'signedOut', ended: { reason: 'signed_out_elsewhere' } })
  for (const announce of sessions) announce(createSession('tom'))
  actor.send({ type: 'SIGN_OUT' })
  await waitFor(actor, (snapshot) => snapshot.matches({ signingOut: 'leaving' }))
  actor.stop()
  expect(calls).toEqual([['authorize', { signup: true, loginHint: 'new@demo.test' }], ['logout']])
  expect([logouts.size, sessions.size, wakes.size]).toEqual([0, 0, 0])
})

test('the page that the provider sends people to reads its own address', async () => {
  const { identity, calls } = createFakeIdentity()
  const machine = createSessionMachine({ identity, listenToWake: () => () => undefined, logger: createFakeLogger().logger })
  const actor = createActor(machine, { input: { signInResult: 'http://localhost/loggedin?code=1' } }).start()
  const snapshot = await waitFor(actor, ({ value }) => typeof value === 'object')
  actor.stop()
  expect(toSessionView(snapshot)).toEqual({ kind: 'signedIn', subject: 'lucia', returnTo: '/org/sierra-alta' })
  expect(calls).toEqual([['parse', 'http://localhost/loggedin?code=1']])
})
