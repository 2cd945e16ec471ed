import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { expect, test } from 'vitest'
import { getAccept } from '../../DocumentList/document-type.ts'
import { fileProblem } from './check-file.ts'
import { changeEntry, listUploaded, newEntry, toEntries } from './upload-list.ts'

test('files are refused by their kind and beyond 10 MB', () => {
  const file = (name: string, size: number) => fileProblem({ name, size }, ['pdf', 'image'])
  expect([file('a.pdf', MAX_UPLOAD_BYTES), file('a.PNG', 1), file('a.pdf', MAX_UPLOAD_BYTES + 1)]).toEqual([
    undefined,
    undefined,
    'too_large',
  ])
  expect([file('a.mp4', 1), file('setup.exe', 1), file('pdf', 1), file('none.', 1)]).toEqual([
    'wrong_type',
    'wrong_type',
    undefined,
    'wrong_type',
  ])
})

test('an input of files is told the endings, and a phone of its camera', () => {
  expect([getAccept(['pdf']), getAccept(['xls', 'image']).slice(0, 30)]).toEqual(['.pdf', 'image/*,.xls,.xlsx,.ods,.csv,.'])
})

test('the value is what has been uploaded, in the order of the list', () => {
  const before = { name: 'gdti.pdf', url: '/a', size: 12 }
  const entries = [...toEntries([before]), newEntry(1, new File(['x'], 'b.pdf')), newEntry(2, new File(['yy'], 'c.pdf'))]
  expect(listUploaded(entries)).toEqual([before])
  const done = changeEntry(changeEntry(entries, 2, { state: 'done', url: '/c' }), 1, { state: 'failed' })
  expect(listUploaded(done)).toEqual([before, { name: 'c.pdf', url: '/c', size: 2 }])
  expect(done.map(({ state }) => state)).toEqual(['done', 'failed', 'done'])
})
