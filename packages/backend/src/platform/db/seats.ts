import { CONNECT_MS } from './connection-pool.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** As long as for a connection. */
const WAIT_MS = CONNECT_MS

/** What has no more than so many seats. */
export interface Bench {
  name: string
  max: number
}

interface Waiting {
  benches: readonly Bench[]
  sit: () => void
}

/** Keeps those who wait for one machine, or for one organization, from taking all connections of a pool. Who finds no seat waits, and in time is refused. */
export class Seats {
  readonly #taken = new Map<string, number>()
  readonly #waiting = new Set<Waiting>()
  readonly #waitMs: number

  constructor(waitMs = WAIT_MS) {
    this.#waitMs = waitMs
  }

  /** Takes a seat on each. Gives what leaves them. */
  async take(benches: readonly Bench[]): Promise<() => void> {
    if (!this.#haveRoom(benches)) await this.#wait(benches)
    else this.#count(benches, 1)
    return () => {
      this.#count(benches, -1)
      for (const waiting of this.#waiting) if (this.#haveRoom(waiting.benches)) waiting.sit()
    }
  }

  #haveRoom(benches: readonly Bench[]): boolean {
    return benches.every(({ name, max }) => (this.#taken.get(name) ?? 0) < max)
  }

  #count(benches: readonly Bench[], change: number): void {
    for (const { name } of benches) {
      const count = (this.#taken.get(name) ?? 0) + change
      if (count === 0) this.#taken.delete(name)
      else this.#taken.set(name, count)
    }
  }

  #wait(benches: readonly Bench[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const sit = () => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        this.#count(benches, 1)
        resolve()
      }
      const waiting = { benches, sit }
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        const full = benches.filter(({ name, max }) => (this.#taken.get(name) ?? 0) >= max).map(({ name }) => name)
        reject(new DatabaseUnavailableError(new Error(`All connections for ${full.join(' and ')} were busy for ${this.#waitMs} ms.`)))
      }, this.#waitMs)
      this.#waiting.add(waiting)
    })
  }
}
