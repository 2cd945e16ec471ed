import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FileUrl, Link } from '../schemas/index.ts'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'
import { listTexts } from './list-texts.ts'

/** Names under which a page finds what it links to, plays or shows. */
const NAMED_ADDRESS = /(?:url|uri|link|image|file|poster|picture|logo|website|avatar|href|src)$/i

/** Addresses of another kind, each with the reason. */
const others: Readonly<Record<string, string>> = {
  formstackUri: 'a page that is opened in a frame: https, or a site on this computer',
  inviteUrl: 'opens a wallet, whose schemes it lists',
  publicLink: 'the last part of an address',
}

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => [`${group}.${call}`, endpoint] as const),
)

const addresses = calls.flatMap(([call, { query, body, response }]) =>
  [query, body, response]
    .flatMap((schema) => listTexts(schema))
    .map(({ path, text }) => [path.at(-1) ?? '', text] as const)
    .filter(([name, text]) => NAMED_ADDRESS.test(name) || text instanceof z.ZodMiniURL)
    .map(([name, text]) => ({ call, name, kind: text === Link ? 'link' : text === FileUrl ? 'file' : 'other' })),
)

const listNames = (kind: string) => [...new Set(addresses.filter((address) => address.kind === kind).map(({ name }) => name))].sort()

test('whatever a page links to or shows is a link or a file', () => {
  expect(listNames('other')).toEqual(Object.keys(others).sort())
  expect(listNames('link')).toMatchInlineSnapshot(`
    [
      "address",
      "embeddedLink",
      "endpointUrl",
      "kmlLink",
      "link",
      "privacyPolicy",
      "sharableLink",
      "unitUrl",
      "uploadUrl",
      "url",
      "website",
    ]
  `)
  expect(listNames('file')).toMatchInlineSnapshot(`
    [
      "backgroundImage",
      "file",
      "heroImage",
      "heroOverlayImage",
      "image",
      "kmlFile",
      "organizationImage",
      "poster",
      "previewImage",
      "primaryImage",
      "publicPageImage",
      "secondaryImage",
      "sectionImage",
      "url",
    ]
  `)
})
