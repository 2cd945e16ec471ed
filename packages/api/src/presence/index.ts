export { createServerPresence, type ServerPresence, serverPresence } from './server-presence.ts'
