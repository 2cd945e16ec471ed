import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config.ts'

/** What the backend writes. Never tokens, addresses of people, bodies or query strings. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  /** What is rare and always worth a line, such as a start: written wherever warnings are. */
  notice(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** Lines of JSON on standard error, so that standard output keeps the addresses printed at the start. */
export const createLog = (level: Config['logLevel'], destination: DestinationStream = pino.destination({ dest: 2, sync: false })): Log => {
  const lines = pino({ level, base: null }, destination)
  const notices = lines.child({}, { level: level === 'warn' ? 'info' : level })
  return {
    info: (fields, message) => lines.info(fields, message),
    notice: (fields, message) => notices.info(fields, message),
    warn: (fields, message) => lines.warn(fields, message),
    error: (fields, message) => lines.error(fields, message),
  }
}

const ignore = () => undefined

export const silentLog: Log = { info: ignore, notice: ignore, warn: ignore, error: ignore }
