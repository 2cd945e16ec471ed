import { expect, test } from 'vitest'
import { contract, type Endpoint } from '../contract/index.ts'
import { listTexts, type TextPlace } from '../contract/list-texts.ts'
import * as graphql from '../graphql/index.ts'
import { FileUrl } from '../schemas/index.ts'
import { withAbsoluteFiles } from './absolute-files.ts'

const answer = {
  image: '/demo/a.svg',
  name: '/not/a/file',
  thing: { heroImage: 'https://elsewhere.test/b.svg', image: '//elsewhere.test/c.svg' },
  elements: [{ image: '/demo/d.svg' }, { image: undefined }],
}

test('paths of files get the origin of the API; absolute addresses and other fields stay', () => {
  expect(withAbsoluteFiles(answer, 'https://api.test')).toEqual({
    ...answer,
    image: 'https://api.test/demo/a.svg',
    elements: [{ image: 'https://api.test/demo/d.svg' }, { image: undefined }],
  })
})

test('on the page’s own origin nothing changes', () => {
  expect(withAbsoluteFiles(answer, '')).toBe(answer)
})

/** Addresses of files that callers send back to the server, which knows its own by their path. */
const SENT_BACK = ['files.create', 'files.get', 'files.update']

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([call, { response }]) => ({ name: `${group}.${call}`, places: listTexts(response) })),
)
const queries = Object.values<unknown>(graphql)
  .filter((value): value is graphql.GraphqlOperation => typeof value === 'object' && value !== null && 'document' in value)
  .map(({ name, data }) => ({ name: `graphql.${name}`, places: listTexts(data) }))

/** An answer with this text at the end of the path. */
const answerWith = (path: TextPlace['path'], text: string): unknown => path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), text)

test('of all texts in answers of the contract those that name files, and no others, get the origin', () => {
  const places = [...calls, ...queries]
    .filter(({ name }) => !SENT_BACK.includes(name))
    .flatMap((answer) => answer.places.map((place) => ({ ...place, name: answer.name })))
  const wrong = places.filter(({ path, text }) => {
    const resolved = withAbsoluteFiles(answerWith(path, '/files/101/key'), 'https://api.test')
    const expected = answerWith(path, text === FileUrl ? 'https://api.test/files/101/key' : '/files/101/key')
    return JSON.stringify(resolved) !== JSON.stringify(expected)
  })
  expect(wrong.map(({ name, path }) => `${name}: ${path.join('.')}`)).toEqual([])
  expect(places.filter(({ text }) => text === FileUrl).length).toBeGreaterThan(50)
})
