/** What went wrong without changing anything that a person sees. `context`: the error, and what it was about; no tokens. */
export interface Warning {
  message: string
  context: Readonly<{ error: unknown; [key: string]: unknown }>
}

/** Where failures go that are only logged (specification 2, section 8). */
export interface Logger {
  warn: (message: Warning['message'], context: Warning['context']) => void
}

/** Implements a machine's action `warn`. */
export const warnTo =
  (logger: Logger) =>
  (_: unknown, { message, context }: Warning): void =>
    logger.warn(message, context)

/** Takes the place of `catch`: the failure is logged, and work goes on with what stands in. */
export const loggedAs =
  <StandIn>(logger: Logger, message: string, standIn: StandIn) =>
  (error: unknown): StandIn => {
    logger.warn(message, { error })
    return standIn
  }
