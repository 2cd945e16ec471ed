export { CLOCK_NOTE_FROM_MS, CLOCK_WARN_FROM_MS, createServerClock, type ServerClock, serverClock } from './server-clock.ts'
