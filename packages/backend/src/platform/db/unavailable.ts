export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_APP_URL'

/** The database is away, refuses work, or did not answer in time. Nobody knows whether a commit that was under way was done. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'

  /** Whose address it has, where that is known. */
  readonly setting: DatabaseSetting | undefined

  constructor(cause: unknown, setting?: DatabaseSetting) {
    super('The database cannot be reached.', { cause })
    this.setting = setting
  }
}
