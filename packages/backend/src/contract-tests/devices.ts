import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { BackendProcess } from '../testing/backend-process.ts'
import { answerWidgets } from './runs.ts'

/** As long as the portal waits for an answer. */
export const REQUEST_MS = 15_000
/** How soon a process is ready again when its database is. */
export const READY_MS = 5_000
/** How long a device waits for the server to be ready before a test gives it up: a real one waits for ever. */
const PATIENCE_MS = 60_000

interface Call {
  method: string
  path: string
  token: string
  body: unknown
  key?: string
}

/** What a call was answered. */
export interface Heard {
  /** Of the task that is run. */
  task: string
  /** Of a call without an answer the name of its failure. */
  answer: { status: number; code?: unknown } | string
  milliseconds: number
}

export const isRefused = ({ answer }: Heard): boolean => typeof answer === 'string' || answer.status !== 200

export const isUnavailable = ({ answer }: Heard): boolean => typeof answer !== 'string' && answer.code === 'unavailable'

/** The whole of an answer: a server may end within it. */
const receive = async (url: string, init: RequestInit) => {
  const response = await fetch(url, init)
  return { status: response.status, answer: await response.json(), retryAfter: Number(response.headers.get('retry-after')) }
}

/** Devices that run tasks while the server or its database fails them. As their outbox does, they send the same call with the same key until it is done. */
export class Devices {
  readonly heard: Heard[] = []
  readonly #findBackend: () => BackendProcess

  /** `findBackend`: a server that is started again is another process. */
  constructor(findBackend: () => BackendProcess) {
    this.#findBackend = findBackend
  }

  /** What was answered that is no success. */
  get refusals(): Heard['answer'][] {
    return this.heard.filter(isRefused).map(({ answer }) => answer)
  }

  async readiness() {
    const response = await fetch(`${this.#findBackend().baseUrl}/readyz`, { signal: AbortSignal.timeout(READY_MS) })
    const { status, code } = await response.json()
    return { status, code, http: response.status, type: response.headers.get('content-type') }
  }

  untilReady() {
    return expect.poll(() => this.readiness(), { timeout: READY_MS, interval: 20 }).toMatchObject({ status: 'ready', http: 200 })
  }

  /** One whole run, by the calls of a device. Gives the interaction that the server has acknowledged. */
  async submit(task: string, id: string): Promise<string | undefined> {
    const { token, execution } = await this.#call(task, { method: 'POST', path: '/core/executions', token: task, body: { id } })
    const path = `/core/executions/${id}`
    await this.#call(task, { method: 'PATCH', path, token, body: { widgets: answerWidgets(execution.config.widgets) } })
    const { interactionId } = await this.#call(task, { method: 'POST', path: `${path}/process`, token, body: {}, key: `process-${id}` })
    await this.#call(task, { method: 'POST', path: `${path}/complete`, token, body: {}, key: `complete-${id}` })
    return interactionId
  }

  async #call(task: string, { method, path, token, body, key }: Call) {
    const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) }
    for (;;) {
      const began = performance.now()
      const note = (answer: Heard['answer']) => this.heard.push({ task, answer, milliseconds: performance.now() - began })
      const init = { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(REQUEST_MS) }
      const response = await receive(`${this.#findBackend().baseUrl}${path}`, init).catch((error: Error) => error.name)
      if (typeof response === 'string') note(response)
      else {
        const { status, answer, retryAfter } = response
        note({ status, ...(status !== 200 && { code: answer.code }) })
        if (status === 200) return answer
        if (answer.code !== 'unavailable') throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(answer)}`)
        await pause(retryAfter * 1000)
      }
      await expect.poll(async () => (await this.readiness()).http, { timeout: PATIENCE_MS, interval: 50 }).toBe(200)
    }
  }
}
