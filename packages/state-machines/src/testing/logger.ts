import type { Logger, Warning } from '../shared/logger.ts'

/** Keeps what is logged. */
export const createFakeLogger = () => {
  const warnings: Warning[] = []
  const logger: Logger = { warn: (message, context) => void warnings.push({ message, context }) }
  return { logger, warnings }
}
