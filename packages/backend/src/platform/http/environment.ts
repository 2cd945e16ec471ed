import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

export interface Environment {
  /** Absent where a request comes from no network, as in tests. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The call of the contract, by the name that clients call it by; absent for what is no call. */
    call?: string
    /** Of a call's answer, in characters; absent for what is no call. */
    answerLength?: number
  }
}

export type App = Hono<Environment>
export type AppContext = Context<Environment>
