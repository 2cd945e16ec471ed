import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUseError, lockDirectory } from './lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracemark-lock-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('a folder is held by one at a time, and can be taken again after', async () => {
  const first = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(DataDirectoryInUseError)
  await expect(lockDirectory(directory)).rejects.toThrow(`The database in ${directory} is open in process ${process.pid}.`)
  await first.release()
  const second = await lockDirectory(directory)
  await second.release()
})

test('of several that start at once one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)))
  const held = tries.filter((result) => result.status === 'fulfilled')
  expect(held).toHaveLength(1)
  for (const { value } of held) await value.release()
})

test('the lock of a killed process is taken over', async () => {
  const child = fork(fileURLToPath(new URL('../../testing/hold-lock.ts', import.meta.url)), [directory], { execArgv: [] })
  await once(child, 'message')
  await expect(lockDirectory(directory)).rejects.toThrow(`is open in process ${child.pid}.`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = await lockDirectory(directory)
  await lock.release()
})

test('a folder whose path is too long for a socket is locked all the same', async () => {
  const deep = join(directory, 'a-rather-long-name-of-a-folder'.repeat(4))
  await mkdir(deep, { recursive: true })
  const lock = await lockDirectory(deep)
  await expect(lockDirectory(deep)).rejects.toThrow(DataDirectoryInUseError)
  await lock.release()
})

test('what stands in the way of the socket is no owner', async () => {
  await writeFile(join(directory, 'lock.sock'), 'left behind')
  const lock = await lockDirectory(directory)
  await lock.release()
})
