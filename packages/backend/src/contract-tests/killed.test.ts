import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { unpackTemplate } from '../testing/unpack-template.ts'
import { sides } from './fixture.ts'
import { countRows, idempotentOperations, sendKeyed } from './idempotency.ts'
import type { Said } from './keyed-calls.ts'
import { openRows } from './rows.ts'

/** Two starts and some hundred calls of each: on a machine with other work that takes minutes. */
const TIMEOUT_MS = 600_000

/** Runs until it has said what was acknowledged, and is killed as a power cut would: nothing is closed. */
const acknowledgeAndDie = async (directory: string): Promise<Said> => {
  const script = fileURLToPath(new URL('./keyed-calls.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', script, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  // A letter may come in two pieces.
  child.stdout.setEncoding('utf8')
  let printed = ''
  for await (const text of child.stdout) {
    printed += String(text)
    if (printed.includes('\n')) break
  }
  child.kill('SIGKILL')
  const [code] = await gone
  if (!printed.includes('\n')) throw new Error(`The process ended with ${code} before it had said anything.`)
  return JSON.parse(printed)
}

/** What is in a folder after a start, and what the same calls are answered once more. */
const startAgain = async (directory: string, { acknowledged }: Said) => {
  const app = await createTestApp({ directory })
  const fixture = { app, rows: await openRows(app), ...sides }
  const counts = await countRows(fixture)
  const answers: Record<string, string> = {}
  for (const { id, status: _, text: __, ...call } of acknowledged) {
    const operation = idempotentOperations.find((candidate) => candidate.id === id)
    if (!operation) throw new TypeError(`There is no call ${id}.`)
    const { status, text } = await sendKeyed(fixture, { operation, ...call })
    answers[id] = `${status} ${text}`
  }
  const after = await countRows(fixture)
  await app.stop()
  return { counts, answers, after }
}

describe.runIf(inject('template').kind === 'pglite')(
  'a call of each kind that takes a key, acknowledged by a process that is killed',
  () => {
    let folder: string
    let said: Said
    const place = (name: string) => join(folder, name)
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tracemark-killed-'))
      await cp(await unpackTemplate(place('template')), join(place('left'), 'pglite'), { recursive: true })
      said = await acknowledgeAndDie(place('left'))
      // The lock is that of the process that was killed.
      const isOlder = (path: string) => !/\/(pglite|pglite-base|lock\.sock)$/.test(path)
      await cp(place('left'), place('older'), { recursive: true, filter: isOlder })
      await cp(place('template'), join(place('older'), 'pglite'), { recursive: true })
    }, TIMEOUT_MS)
    afterAll(() => rm(folder, { recursive: true, force: true }))

    test('was done', () => {
      expect(said.acknowledged.map(({ id }) => id)).toEqual(idempotentOperations.map(({ id }) => id))
      expect(said.acknowledged.filter(({ status }) => status !== 200)).toEqual([])
    })

    test.each([
      ['the folder as it was left', 'left'],
      ['its journal and the database from before all of it', 'older'],
    ])(
      'is there once after a start from %s, and is answered the same',
      async (_, name) => {
        const { counts, answers, after } = await startAgain(place(name), said)
        expect(counts).toEqual(said.counts)
        expect(answers).toEqual(Object.fromEntries(said.acknowledged.map(({ id, status, text }) => [id, `${status} ${text}`])))
        expect(after).toEqual(said.counts)
      },
      TIMEOUT_MS,
    )
  },
)
