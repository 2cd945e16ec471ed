import type { Logger } from '@tracemark/state-machines/session'

/** The portal's log is the console, where support asks people to look. */
export const consoleLogger: Logger = {
  // biome-ignore lint/suspicious/noConsole: the only place that writes there
  warn: (message, context) => console.warn(message, context),
}
