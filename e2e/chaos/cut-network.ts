import type { BrowserContext, Route } from '@playwright/test'
import { CALLS, getCall, RUN_CALLS } from '../run-calls.ts'
import type { Random } from './random.ts'
import { wait } from './wait.ts'

const MOMENTS = ['before', 'during', 'after'] as const

/**
 * Cuts the network once, at one of the five calls: before it leaves, while the server works, or after the server has answered and
 * before the page hears of it. Then nothing goes through for a while, which the device may notice or not.
 */
export const cutNetwork = async (context: BrowserContext, random: Random): Promise<() => Promise<void>> => {
  const call = random.pick(CALLS)
  const moment = random.pick(MOMENTS)
  const isNoticed = random.next() < 0.5
  const lasts = random.below(1_500)
  const during = random.below(40)
  let state: 'whole' | 'cut' | 'mended' = 'whole'
  let mending: Promise<void> = Promise.resolve()

  const cut = () => {
    state = 'cut'
    mending = (async () => {
      if (isNoticed) await context.setOffline(true)
      await wait(lasts)
      state = 'mended'
      await context.setOffline(false)
    })()
  }

  const handle = async (route: Route) => {
    const request = route.request()
    const isIt = state === 'whole' && getCall(request) === call
    if (!isIt) return state === 'cut' ? route.abort('internetdisconnected') : route.continue()
    cut()
    if (moment === 'during') {
      // The server goes on with what nobody waits for any more.
      route.fetch().catch(() => undefined)
      await wait(during)
    }
    if (moment === 'after') await route.fetch().catch(() => undefined)
    return route.abort('connectionreset')
  }

  await context.route(RUN_CALLS, (route) => handle(route).catch(() => undefined))
  return async () => {
    await mending
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
  }
}
