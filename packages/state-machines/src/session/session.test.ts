import { IdentityError, type IdentityErrorCode, type Session, type SignInResult } from '@tracemark/api/identity'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { warnTo } from '../shared/logger.ts'
import { createFakeLogger } from '../testing/logger.ts'
import { createControlledTask, settle } from '../testing/tasks.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { CHECK_INTERVAL_MS } from './session.constants.ts'
import { type SessionInput, sessionMachine } from './session.machine.ts'
import { toSessionView } from './session.selectors.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const sessionFor = (seconds: number, extra: Partial<Session> = {}): Session => ({
  identityToken: 'id',
  refreshToken: 'refresh',
  exp: time.seconds() + seconds,
  subject: 'lucia',
  email: 'owner@demo.test',
  ...extra,
})
const failed = (code: IdentityErrorCode) => new IdentityError(code, 'No.')

const begin = (input: SessionInput = {}) => {
  const tasks = {
    checkSession: createControlledTask<Session | undefined>(),
    authorize: createControlledTask<void, object>(),
    readSignInResult: createControlledTask<SignInResult, { address: string }>(),
    renew: createControlledTask<Session>(),
    logout: createControlledTask<void>(),
  }
  const listener = fromCallback(() => undefined)
  const { logger, warnings } = createFakeLogger()
  const machine = sessionMachine.provide({
    actors: {
      checkSession: tasks.checkSession.actor,
      authorize: tasks.authorize.actor,
      readSignInResult: tasks.readSignInResult.actor,
      renew: tasks.renew.actor,
      logout: tasks.logout.actor,
      otherTabs: listener,
      wake: listener,
    },
    actions: { warn: warnTo(logger) },
  })
  const actor = createActor(machine, { input, clock: time.clock }).start()
  return { actor, ...tasks, warnings, value: () => actor.getSnapshot().value, view: () => toSessionView(actor.getSnapshot()) }
}

const beginSignedIn = async (seconds = 300) => {
  const begun = begin()
  begun.checkSession.last().resolve(sessionFor(seconds))
  await settle()
  return begun
}

test('a page without a session is signed out, and leaves for the provider when asked', async () => {
  const { actor, value, view, checkSession, authorize } = begin()
  expect(view()).toEqual({ kind: 'restoring' })
  checkSession.last().resolve(undefined)
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: undefined })
  actor.send({ type: 'SIGN_IN', loginHint: 'owner@demo.test', returnTo: '/org/sierra-alta' })
  expect(authorize.inputs()).toEqual([{ loginHint: 'owner@demo.test', returnTo: '/org/sierra-alta' }])
  expect(value()).toEqual({ signingIn: 'asking' })
  authorize.last().resolve()
  await settle()
  expect(value()).toEqual({ signingIn: 'leaving' })
  actor.send({ type: 'WOKE' })
  expect(value()).toBe('restoring')
})

test('a provider that can not be reached leaves the person signed out, with the reason', async () => {
  const { actor, view, checkSession, authorize } = begin()
  checkSession.last().reject(new Error('storage'))
  await settle()
  actor.send({ type: 'SIGN_IN' })
  authorize.last().reject(failed('network_unreachable'))
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'sign_in_failed', code: 'network_unreachable' } })
})

test('the sign-in result is read, and says where to go', async () => {
  const { actor, view, readSignInResult, checkSession } = begin({ signInResult: 'http://localhost/loggedin?code=1' })
  expect(view()).toEqual({ kind: 'completing' })
  expect([readSignInResult.inputs(), checkSession.inputs()]).toEqual([[{ address: 'http://localhost/loggedin?code=1' }], []])
  readSignInResult.last().resolve({ session: sessionFor(300), returnTo: '/org/sierra-alta' })
  await settle()
  expect(view()).toEqual({ kind: 'signedIn', subject: 'lucia', email: 'owner@demo.test', name: undefined, returnTo: '/org/sierra-alta' })
  expect(actor.getSnapshot().context.signInResult).toBeUndefined()
})

test('a sign-in result that can not be read means signed out', async () => {
  const { view, readSignInResult } = begin({ signInResult: 'http://localhost/loggedin' })
  readSignInResult.last().reject(failed('sign_in_unknown'))
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'sign_in_failed', code: 'sign_in_unknown' } })
})

test('the check renews when less than a minute is left, and not before', async () => {
  const { value, renew, actor } = await beginSignedIn(75)
  time.pass(CHECK_INTERVAL_MS)
  expect([value(), renew.calls.length]).toEqual([{ signedIn: 'idle' }, 0])
  time.pass(CHECK_INTERVAL_MS)
  expect([value(), renew.calls.length]).toEqual([{ signedIn: 'renewing' }, 1])
  const renewed = sessionFor(300, { identityToken: 'id-2' })
  renew.last().resolve(renewed)
  await settle()
  expect([value(), actor.getSnapshot().context.session]).toEqual([{ signedIn: 'idle' }, renewed])
  time.pass(CHECK_INTERVAL_MS)
  expect(renew.calls.length).toBe(1)
})

test('a session restored at its end is renewed at once', async () => {
  const { value } = await beginSignedIn(5)
  expect(value()).toEqual({ signedIn: 'renewing' })
})

test('a refused renewal signs out at once', async () => {
  const { view, renew } = await beginSignedIn(50)
  renew.last().reject(failed('renewal_refused'))
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'renewal_refused', code: 'renewal_refused' } })
})

test('without a network each check tries again until the token has ended', async () => {
  const { value, view, renew } = await beginSignedIn(25)
  for (const calls of [1, 2, 3]) {
    expect([value(), renew.calls.length]).toEqual([{ signedIn: 'renewing' }, calls])
    renew.last().reject(failed('network_unreachable'))
    await settle()
    expect(value()).toEqual({ signedIn: 'idle' })
    time.pass(CHECK_INTERVAL_MS)
  }
  expect(renew.calls.length).toBe(4)
  renew.last().reject(failed('network_unreachable'))
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'expired', code: 'network_unreachable' } })
})

test('a laptop that slept past the end renews when it wakes', async () => {
  const { actor, value, renew } = await beginSignedIn()
  time.sleep(8 * 3_600_000)
  expect(value()).toEqual({ signedIn: 'idle' })
  actor.send({ type: 'WOKE' })
  expect(value()).toEqual({ signedIn: 'renewing' })
  renew.last().resolve(sessionFor(300))
  await settle()
  expect(value()).toEqual({ signedIn: 'idle' })
})

test('a laptop that woke before its network is signed in again when the network is there', async () => {
  const { actor, value, view, renew, checkSession } = await beginSignedIn()
  time.sleep(8 * 3_600_000)
  actor.send({ type: 'WOKE' })
  renew.last().reject(failed('network_unreachable'))
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'expired', code: 'network_unreachable' } })
  actor.send({ type: 'WOKE' })
  checkSession.last().resolve(sessionFor(300))
  await settle()
  expect(value()).toEqual({ signedIn: 'idle' })
})

test('a session that another tab announces replaces this one, also in the midst of a renewal', async () => {
  const { actor, value } = await beginSignedIn(50)
  expect(value()).toEqual({ signedIn: 'renewing' })
  const announced = sessionFor(600)
  actor.send({ type: 'SESSION_ANNOUNCED', session: announced })
  expect([value(), actor.getSnapshot().context.session]).toEqual([{ signedIn: 'idle' }, announced])
})

test('a logout in another tab signs out here', async () => {
  const { actor, view } = await beginSignedIn()
  actor.send({ type: 'LOGGED_OUT_ELSEWHERE' })
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'signed_out_elsewhere' } })
  expect(actor.getSnapshot().context.session).toBeUndefined()
})

test('signing out forgets the session before the provider answers', async () => {
  const { actor, value, view, logout } = await beginSignedIn()
  actor.send({ type: 'SIGN_OUT' })
  expect([view(), actor.getSnapshot().context.session]).toEqual([{ kind: 'signingOut' }, undefined])
  logout.last().resolve()
  await settle()
  expect(value()).toEqual({ signingOut: 'leaving' })
})

test('a logout that the provider does not hear still signs out here', async () => {
  const { actor, view, logout } = await beginSignedIn()
  actor.send({ type: 'SIGN_OUT' })
  logout.last().reject(failed('network_unreachable'))
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'sign_out_failed', code: 'network_unreachable' } })
})

test('a logout that the provider does not hear is told again: after a while, when the page wakes, and when asked to', async () => {
  const { actor, value, view, logout } = await beginSignedIn()
  const away = { kind: 'signedOut', ended: { reason: 'sign_out_failed', code: 'network_unreachable' } }
  const refuse = async () => {
    logout.last().reject(failed('network_unreachable'))
    await settle()
  }
  actor.send({ type: 'SIGN_OUT' })
  await refuse()
  time.pass(1_000)
  expect([value(), view(), logout.calls.length]).toEqual([{ signingOut: 'asking' }, away, 2])
  await refuse()
  actor.send({ type: 'WOKE' })
  await refuse()
  actor.send({ type: 'RETRY' })
  expect(logout.calls.length).toBe(4)
  logout.last().resolve()
  await settle()
  expect([value(), view()]).toEqual([{ signingOut: 'leaving' }, { kind: 'signingOut' }])
})

test('a logout that the provider refuses is not told again', async () => {
  const { actor, value, logout } = await beginSignedIn()
  actor.send({ type: 'SIGN_OUT' })
  logout.last().reject(failed('answer_invalid'))
  await settle()
  actor.send({ type: 'RETRY' })
  expect([value(), logout.calls.length]).toEqual(['signedOut', 1])
})

test('a session that can not be renewed as the page begins is asked for again, less and less often, and at once when asked to', async () => {
  const { actor, value, view, checkSession } = begin()
  const away = { kind: 'signedOut', ended: { reason: 'expired', code: 'network_unreachable' } }
  for (const wait of [1_000, 2_000, 4_000]) {
    checkSession.last().reject(failed('network_unreachable'))
    await settle()
    expect(view()).toEqual(away)
    const before = checkSession.calls.length
    time.pass(wait - 1)
    expect(checkSession.calls.length).toBe(before)
    time.pass(1)
    expect([value(), view(), checkSession.calls.length]).toEqual(['restoring', away, before + 1])
  }
  checkSession.last().reject(failed('provider_unavailable'))
  await settle()
  actor.send({ type: 'RETRY' })
  expect(value()).toBe('restoring')
  checkSession.last().resolve(sessionFor(300))
  await settle()
  expect([value(), actor.getSnapshot().context.tries]).toEqual([{ signedIn: 'idle' }, 0])
})

test('a session that turns out to have ended is said to have, once the provider answers', async () => {
  const { view, checkSession } = begin()
  checkSession.last().reject(failed('network_unreachable'))
  await settle()
  time.pass(1_000)
  checkSession.last().resolve(undefined)
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'renewal_refused' } })
})

test.each(['after a while', 'when the page wakes', 'when asked to'])('a sign-in that found no provider is begun again %s', async (when) => {
  const { actor, view, value, checkSession, authorize } = begin()
  checkSession.last().resolve(undefined)
  await settle()
  actor.send({ type: 'SIGN_IN', returnTo: '/org/sierra-alta' })
  authorize.last().reject(failed('network_unreachable'))
  await settle()
  if (when === 'after a while') time.pass(1_000)
  else actor.send({ type: when === 'when asked to' ? 'RETRY' : 'WOKE' })
  expect(authorize.inputs()).toEqual([{ returnTo: '/org/sierra-alta' }, { returnTo: '/org/sierra-alta' }])
  expect(view()).toEqual({ kind: 'signedOut', ended: { reason: 'sign_in_failed', code: 'network_unreachable' } })
  authorize.last().resolve()
  await settle()
  expect([value(), view()]).toEqual([{ signingIn: 'leaving' }, { kind: 'signingIn' }])
})

test('a renewal that fails while the session is still good is logged, and the session stays', async () => {
  const { value, renew, warnings } = await beginSignedIn(25)
  const error = failed('network_unreachable')
  renew.last().reject(error)
  await settle()
  expect(value()).toEqual({ signedIn: 'idle' })
  expect(warnings).toEqual([{ message: 'The session could not be renewed.', context: { error } }])
})

test('a session that can not be read is logged, and its person is signed out', async () => {
  const { view, checkSession, warnings } = begin()
  const error = failed('answer_invalid')
  checkSession.last().reject(error)
  await settle()
  expect(view()).toEqual({ kind: 'signedOut', ended: undefined })
  expect(warnings).toEqual([{ message: 'The session could not be restored.', context: { error } }])
})
