import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { assert, expect, onTestFinished, test } from 'vitest'
import { smallShapes } from '../../browser-build.ts'
import * as contract from './read-shapes.ts'

interface Shape {
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
}

/** The same shapes as they are in the widgets' bundle, with what stands in the place of zod there. */
const buildShapes = async (): Promise<Record<string, Shape>> => {
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-shapes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'], alias: [smallShapes] },
    build: {
      outDir: folder,
      lib: { entry: join(import.meta.dirname, 'read-shapes.ts'), formats: ['es'], fileName: 'shapes' },
      rolldownOptions: { checks: { importIsUndefined: false } },
    },
  })
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'shapes.js')).href)
}

const id = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'
const at = '2026-10-04T09:30:00.000Z'
const base = { label: 'A question', hint: 'A hint', required: true }
const widget = (name: string, parameters: object) => ({ id: name, parameters: { ...base, ...parameters } })
const place = { point: { type: 'Point', coordinates: [-84.1, 9.7] }, pointAccuracy: 12, place: 'The mill' }
const attachment = { stepId: 'photo', name: 'a.jpg', file: '/files/1', camera: true }
const execution = {
  type: 'quicktask',
  state: 'created',
  thingId: id,
  task: { id, name: 'A task', description: 'Words' },
  thing: { id, name: 'A thing', image: '/files/2' },
  item: { id, name: 'A unit' },
  organization: { name: 'An organization', accentColor: '#123456', image: '/files/3' },
  config: {
    widgets: [
      widget('text', { input: 'text', minLength: 0, maxLength: 10, multiline: true }),
      widget('number', { input: 'number', min: 0.5, max: 2, decimals: 1, unit: 'kg' }),
      widget('choice', { input: 'choice', options: [{ value: 'a', label: 'A' }] }),
      widget('date', { input: 'date', min: '2026-01-01', max: '2026-12-31' }),
      widget('yesno', { input: 'yesno' }),
      widget('photo', { input: 'photo', limit: 2 }),
      widget('file', { input: 'file', limit: 10, accept: '.pdf' }),
      widget('signature', { input: 'signature' }),
      widget('place', { input: 'location' }),
      widget('code', { input: 'code', formats: ['qr_code'] }),
      widget('credential', { input: 'evernymInvitation', evernymIssuerId: '7' }),
    ],
    formstackUri: 'https://forms.test/1',
  },
  executionData: { text: 'words', number: 1, yesno: false },
  attachments: [attachment],
}
const result = {
  executionId: id,
  interactionId: id,
  classification: 'notice',
  taskResultMessage: 'Thank you',
  valueChain: {
    name: 'A chain',
    selectedElementId: id,
    elements: [{ id, enabled: true, name: 'A step', icon: 'mill', image: '/files/4', isDefault: false, order: 1 }],
  },
}
const reference = { id, name: 'A name' }
const changeable = { classification: 'notice', reportedDate: at, reportedLocation: place, valueChainElementId: null }
const answers: Record<string, unknown> = {
  created: { id, token: 'a.b.c', execution },
  answered: { id, execution },
  processed: result,
  upload: { id, uploadUrl: 'https://api.test/files/1', url: '/files/1', expiresAt: at },
  deleted: { id },
  invitation: { inviteUrl: 'didcomm://invite?c_i=1' },
  corrected: {
    ...{
      _id: id,
      orgId: 7,
      thingId: id,
      name: 'A task',
      classification: 'notice',
      thing: { ...reference, image: '/files/2' },
      task: reference,
    },
    ...{ reportedDate: at, recordDate: at },
    ...{ reportedLocation: place, createdBy: reference, changedAt: at, placeNote: 'The mill', taskResultMessage: 'Thank you' },
    answers: [{ widgetId: 'text', label: 'A question', value: 'words', unit: 'kg' }],
    attachments: [attachment],
    changes: [{ changedAt: at, changedBy: reference, before: changeable, after: { ...changeable, expiredAt: null } }],
  },
  place,
  problem: {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    requestId: 'r',
    fields: [{ path: ['a', 0], message: 'm', code: 'too_long', params: { maximum: 3 } }],
  },
  stored: { id, url: '/files/1', name: 'a.jpg', contentType: 'image/jpeg', size: 7 },
  result: { title: 'Thanks', description: 'Words', image: '/files/5', backgroundImage: '/files/6', autoCloseSeconds: 5 },
}

/** What an answer may have in any place, right or not. */
const values: readonly unknown[] = [
  ...[undefined, null, true, 0, 1, -1, 0.5, 7, 2 ** 31, 2 ** 53, 1e21, [], {}, [null], ['a'], { a: 1 }],
  ...['', ' ', ' a ', 'text', 'number', 'Point', 'created', 'notice', 'qr_code', 'a/b', 'a\u0000', 'x'.repeat(65), 'x'.repeat(300)],
  ...['x'.repeat(3_000), 'x'.repeat(20_000), id, id.toUpperCase(), `{${id}}`, at, '2026-10-04', '2026-02-30', '2026-10-04T09:30:00+02:00'],
  ...[
    '2026-10-04T09:30Z',
    '1899-01-01T00:00:00Z',
    '2026-10-04 09:30:00Z',
    'javascript:alert(1)',
    'http://a.test',
    ' https://a.test/ ',
    'https:',
  ],
]

type Path = readonly (string | number)[]
const listPaths = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? [...value.keys()] : [...Object.keys(value), 'unknown']
  return [path, ...keys.flatMap((key) => listPaths((value as Record<string | number, unknown>)[key], [...path, key]))]
}
const withValue = (answer: unknown, path: Path, value: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = Array.isArray(answer) ? [...answer] : { ...(answer as object) }
  const parts = copy as Record<string | number, unknown>
  parts[key] = withValue(parts[key], rest, value)
  return copy
}

test('whatever a widget is answered, the small shapes read it as the contract does', async () => {
  const small = await buildShapes()
  const differences: unknown[] = []
  for (const [name, shape] of Object.entries<Shape>(contract)) {
    const answer = answers[name]
    const other = small[name]
    assert(other, `The bundle has no shape ${name}.`)
    expect([name, ...[shape, other].map((one) => one.safeParse(answer).data)]).toEqual([name, answer, answer])
    for (const path of listPaths(answer))
      for (const value of values) {
        const given = withValue(answer, path, value)
        const [right, read] = [shape, other].map((one) => one.safeParse(given))
        if (JSON.stringify(right?.data) !== JSON.stringify(read?.data))
          differences.push([name, path.join('.'), value, right?.success, read?.success])
      }
  }
  expect(differences).toEqual([])
})
