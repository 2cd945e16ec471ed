import type { Config } from '../../config.ts'
import type { DatabaseConnection } from './connect.ts'

/** The database that the settings name. Loads the code of this one alone, so that commands start quickly. */
export const openDatabase = async ({
  databaseUrl,
  databaseAppUrl,
  dataDirectory,
}: Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDirectory'>): Promise<DatabaseConnection> => {
  if (databaseUrl === undefined) return (await import('./embedded.ts')).openEmbedded(dataDirectory)
  return (await import('./connect.ts')).openPostgres(databaseUrl, databaseAppUrl)
}
