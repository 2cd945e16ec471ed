import { IdentityError, type IdentityErrorCode, type Session } from '@tracemark/api/identity'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { createTestTime, restoreTime } from '../testing/time.ts'
import { sessionMachine } from './session.machine.ts'

let time: ReturnType<typeof createTestTime>
beforeEach(() => {
  time = createTestTime('2026-03-02T08:00:00Z')
})
afterEach(restoreTime)

const sessionFor = (seconds: number): Session => ({ identityToken: 'id', exp: time.seconds() + seconds, subject: 'lucia' })
const failed = (code: IdentityErrorCode) => new IdentityError(code, 'No.')

test('every state and transition can be reached', () => {
  const live = sessionFor(300)
  const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
  const error = (id: string, code: IdentityErrorCode) => ({ type: `xstate.error.actor.${id}`, error: failed(code), actorId: id })
  const { unvisited, untaken } = explore(sessionMachine, {
    inputs: [{}, { signInResult: 'http://localhost/loggedin?code=1' }],
    // How often something failed changes how long it waits, not where it goes.
    serializeState: (value, context) => JSON.stringify([value, context], (key, part) => (/^tries$|Tries$/.test(key) ? undefined : part)),
    events: [
      { type: 'SIGN_IN' },
      { type: 'SIGN_OUT' },
      { type: 'LOGGED_OUT_ELSEWHERE' },
      { type: 'RETRY' },
      { type: 'WOKE' },
      { type: 'SESSION_ANNOUNCED', session: live },
      done('0.session.restoring', live),
      done('0.session.restoring', sessionFor(30)),
      done('0.session.restoring', sessionFor(-30)),
      done('0.session.restoring'),
      error('0.session.restoring', 'answer_invalid'),
      error('0.session.restoring', 'network_unreachable'),
      done('0.session.signingIn'),
      error('0.session.signingIn', 'network_unreachable'),
      done('0.session.completing', { session: live, returnTo: '/' }),
      error('0.session.completing', 'sign_in_unknown'),
      done('0.session.signedIn.renewing', live),
      error('0.session.signedIn.renewing', 'network_unreachable'),
      error('0.session.signedIn.renewing', 'renewal_refused'),
      done('0.session.signingOut'),
      error('0.session.signingOut', 'network_unreachable'),
      { type: 'xstate.after.tryAgain.session.signedOut' },
      { type: 'xstate.after.checkInterval.session.signedIn.idle' },
    ],
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
