import { setTimeout as pause } from 'node:timers/promises'
import { type Cell, table } from '../table.ts'
import type { Server } from './server.ts'

/** What others wait for while very many units are made in the background: one call after the other, as a person sends them. */
const SIZE = 500_000
/** A variant of the demo whose asset has a code. */
const VARIANT = 'COR-GUAYA'
const CALMLY_MS = 10
/** Of the same calls with nothing else to do, before. */
const CALLS_BEFORE = 100

interface Times {
  name: string
  times: number[]
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((first, second) => first - second)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const measureUnits = async (server: Server, size = SIZE): Promise<string> => {
  const base = `http://127.0.0.1:${server.port}`
  const headers = async () => ({ authorization: `Bearer ${(await server.tokens()).many}`, 'content-type': 'application/json' })
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${base}${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const calls: readonly { name: string; path: string; isOpen?: true }[] = [
    { name: 'healthz', path: '/healthz', isOpen: true },
    { name: 'one interaction', path: await firstInteraction() },
    { name: 'interactions', path: '/functions/tracemark-interactions/interactions/101' },
    { name: 'units', path: '/functions/tracemark-interactions/items/101' },
  ]
  async function firstInteraction(): Promise<string> {
    const list = '/functions/tracemark-interactions/interactions/101'
    const { items } = await call<{ items: { _id: string }[] }>(`${list}?perPage=1`, { headers: await headers() })
    return `${list}/${items[0]?._id}`
  }
  /** Until it is over, or so often. */
  const timed = async (isOver: (asked: number) => boolean): Promise<Times[]> => {
    const all = calls.map(({ name }): Times => ({ name, times: [] }))
    // Tokens live for five minutes.
    let [authorized, since] = [await headers(), performance.now()]
    for (let asked = 0; !isOver(asked); asked += 1) {
      if (performance.now() - since > 60_000) [authorized, since] = [await headers(), performance.now()]
      const place = asked % calls.length
      const { path, isOpen } = calls[place] ?? { path: '' }
      const begun = performance.now()
      const answer = await fetch(`${base}${path}`, isOpen ? {} : { headers: authorized })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      all[place]?.times.push(performance.now() - begun)
      await pause(CALMLY_MS)
    }
    return all
  }
  const before = await timed((asked) => asked === CALLS_BEFORE)
  const { items } = await call<{ items: { id: string }[] }>(`/core/batches?search=${VARIANT}`, { headers: await headers() })
  const begun = performance.now()
  const body = JSON.stringify({ batchId: items[0]?.id, size })
  const group = await call<{ id: string }>('/core/vcodegroups', { method: 'POST', headers: await headers(), body })
  let seconds: number | undefined
  const watch = async () => {
    for (;;) {
      const { madeCount } = await call<{ madeCount: number }>(`/core/vcodegroups/${group.id}`, { headers: await headers() })
      if (madeCount === size) break
      await pause(1000)
    }
    seconds = (performance.now() - begun) / 1000
  }
  const [during] = await Promise.all([timed(() => seconds !== undefined), watch()])
  const rows = during.map(({ name, times }, place): Cell[] => [
    name,
    times.length,
    ...[before[place]?.times ?? [], times].flatMap((of) => [quantile(of, 0.5), quantile(of, 0.99)].map((ms) => ms.toFixed(1))),
    Math.max(...times).toFixed(0),
  ])
  const all = during.flatMap(({ times }) => times)
  return [
    table(['', 'calls', 'p50 before', 'p99 before', 'p50 during', 'p99 during', 'longest'], rows),
    `${size} units in ${seconds?.toFixed(0)} s; p99 of all calls meanwhile ${quantile(all, 0.99).toFixed(0)} ms (aim 250)`,
  ].join('\n')
}
