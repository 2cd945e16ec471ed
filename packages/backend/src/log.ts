import { pino } from 'pino'

/** What the backend writes. Never tokens, addresses of people, bodies or query strings. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

export const logLevels = ['silent', 'error', 'warn', 'info'] as const

/** Lines of JSON on standard error, so that standard output keeps the addresses printed at the start. */
export const createLog = (level: (typeof logLevels)[number]): Log => pino({ level, base: null }, pino.destination({ dest: 2, sync: false }))

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
