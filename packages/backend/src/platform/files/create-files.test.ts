import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '../../config.ts'
import { startFakeS3 } from '../../testing/fake-s3.ts'
import { silentLog } from '../log.ts'
import { refuseUnusableFiles } from './create-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracemark-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a folder that files can be written to is left as it was', async () => {
  await refuseUnusableFiles({ s3: undefined, dataDirectory: folder }, silentLog)
  expect(await readdir(join(folder, 'files'), { recursive: true })).toEqual(['arriving'])
})

test('a folder that can not be made is told with its setting', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const started = refuseUnusableFiles({ s3: undefined, dataDirectory: file }, silentLog)
  await expect(started).rejects.toThrow(ConfigError)
  await expect(started).rejects.toThrow(
    `Files can't be written below TRACEMARK_DATA_DIR, ${file}: ENOTDIR: not a directory, mkdir '${file}/files/arriving'. Set it to a folder on a disk that can be written, and give the folder with all that is in it to the user who runs the server (chown -R).`,
  )
})

/** Linux alone has such a folder; Node's recursive mkdir never comes back from it. */
test.skipIf(process.platform !== 'linux')('a folder below /proc is refused like any other that can not be made', async () => {
  await expect(refuseUnusableFiles({ s3: undefined, dataDirectory: '/proc/nosuch' }, silentLog)).rejects.toThrow(
    "Files can't be written below TRACEMARK_DATA_DIR, /proc/nosuch: ENOENT",
  )
})

test('a bucket that takes files is left as it was; one with another key is refused; one that is away is a warning', async () => {
  const warn = vi.spyOn(silentLog, 'warn')
  const s3 = await startFakeS3()
  const start = (secretAccessKey: string) =>
    refuseUnusableFiles({ s3: { ...s3.settings, secretAccessKey }, dataDirectory: folder }, silentLog)
  await start(s3.settings.secretAccessKey)
  expect([s3.objects.size, warn.mock.calls]).toEqual([0, []])
  await expect(start('another')).rejects.toThrow(
    'The store answered 403 to PUT. Look at S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: the key must be allowed to write and delete.',
  )
  await s3.stop()
  await start(s3.settings.secretAccessKey)
  expect(warn.mock.calls.map(([, text]) => text)).toEqual(['The store of files does not answer: nothing can be uploaded until it does.'])
})
