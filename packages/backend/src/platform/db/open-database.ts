import type { Config } from '../../config.ts'
import type { DatabaseConnection } from './connect.ts'

/** The database that the settings name. Loads the code of this one alone, so that commands start quickly. */
export const openDatabase = async ({
  databaseUrl,
  databaseAppUrl,
  databaseDistributed,
  dataDirectory,
}: Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'databaseDistributed' | 'dataDirectory'>): Promise<DatabaseConnection> => {
  if (databaseUrl === undefined) return (await import('./embedded.ts')).openEmbedded(dataDirectory)
  return (await import('./connect.ts')).openPostgres(databaseUrl, { appUrl: databaseAppUrl, distributed: databaseDistributed })
}
