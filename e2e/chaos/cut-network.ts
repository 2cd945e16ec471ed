import type { BrowserContext, Route } from '@playwright/test'
import type { Random } from './random.ts'
import { wait } from './wait.ts'

/** The five calls of a run. */
const CALLS = ['create', 'read', 'update', 'process', 'complete'] as const
const MOMENTS = ['before', 'during', 'after'] as const

const getCall = (method: string, path: string): (typeof CALLS)[number] | undefined => {
  if (path.endsWith('/process')) return 'process'
  if (path.endsWith('/complete')) return 'complete'
  return method === 'POST' ? 'create' : method === 'GET' ? 'read' : method === 'PATCH' ? 'update' : undefined
}

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
    const isIt = state === 'whole' && getCall(request.method(), new URL(request.url()).pathname) === call
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

  const address = '**/core/executions**'
  await context.route(address, (route) => handle(route).catch(() => undefined))
  return async () => {
    await mending
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
  }
}
