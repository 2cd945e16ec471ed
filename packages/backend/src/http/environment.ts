import type { Context, Hono } from 'hono'

export interface Environment {
  Variables: { requestId: string }
}

export type App = Hono<Environment>
export type AppContext = Context<Environment>
