/** The database is away, refuses work, or did not answer in time. Nobody knows whether a commit that was under way was done. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause })
  }
}
