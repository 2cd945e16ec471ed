import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, ConfigError } from '../../config.ts'
import { isDiskFull } from '../disk.ts'
import type { Log } from '../log.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store, StoreRefusal } from './s3-store.ts'
import { spool } from './spool.ts'

/** Files lie in the data folder, or in a bucket; what arrives lies on the same disk as the folder. */
export const createFiles = ({ s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>) => {
  if (s3) return { fileStore: createS3Store(s3), spoolFolder: join(tmpdir(), 'tracemark-arriving') }
  const folder = join(dataDirectory, 'files')
  return { fileStore: createFolderStore(folder), spoolFolder: join(folder, 'arriving') }
}

const WHERE_FILES_CAN =
  'Set it to a folder on a disk that can be written, and give the folder with all that is in it to the user who runs the server (chown -R).'

/** No file of an organization is called so. */
const CHECK = 'start'

/**
 * Keeps a file and takes it away again, so that what can't keep files is told at the start, and not by whoever uploads first. A store that
 * does not answer may do so later: that is a warning.
 */
export const refuseUnusableFiles = async (config: Pick<Config, 's3' | 'dataDirectory'>, log: Log): Promise<void> => {
  const { fileStore, spoolFolder } = createFiles(config)
  try {
    const { path, sha256, drop } = await spool(spoolFolder, new Blob([CHECK]).stream())
    await fileStore.put(CHECK, path, { type: 'text/plain', sha256 }).finally(drop)
    await fileStore.delete(CHECK)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    if (!config.s3 && isDiskFull(error)) throw error
    if (!config.s3)
      throw new ConfigError(`Files can't be written below TRACEMARK_DATA_DIR, ${config.dataDirectory}: ${said}. ${WHERE_FILES_CAN}`)
    if (error instanceof StoreRefusal)
      throw new ConfigError(
        `${said} Look at S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: the key must be allowed to write and delete.`,
      )
    log.warn({ error: said }, 'The store of files does not answer: nothing can be uploaded until it does.')
  }
}
