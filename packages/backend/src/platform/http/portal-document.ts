import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPage } from '@tracemark/api/addresses'
import { Language } from '@tracemark/api/schemas'
import * as z from 'zod/mini'

const Names = z.record(z.string(), z.array(z.string()))

/**
 * Written by the portal's build: which files a feature's list, its other pages, a page that stands alone, and each language need first; which namespaces of texts
 * list and pages have beside those of every page, and the files of each.
 */
const FirstFiles = z.object({
  lists: Names,
  features: Names,
  /** By feature and page: `field/task`. */
  alone: Names,
  languages: z.partialRecord(Language, z.array(z.string())),
  namespaces: z.object({ lists: Names, features: Names }),
  texts: z.partialRecord(Language, Names),
})

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const preload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`

export interface PortalDocument {
  html: string
  etag: string
}

/**
 * The portal's page as an address needs it: with this installation's configuration in it, and with the files of its feature and its
 * language named in its head, so that a browser fetches them together with the portal's own. `undefined` before the first build.
 */
export const readPortalDocument = async (
  portal: string,
  config: Readonly<Record<string, string | undefined>>,
  path: string,
  language: Language,
): Promise<PortalDocument | undefined> => {
  const page = await readFile(join(portal, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const files = await readFile(join(portal, 'first-files.json'), 'utf8').then(
    (text) => FirstFiles.parse(JSON.parse(text)),
    () => undefined,
  )
  const { feature = '', page: name } = findPage(path) ?? {}
  const ofPage = (of: Pick<z.infer<typeof FirstFiles>, 'lists' | 'features'> | undefined) =>
    (name === 'list' ? of?.lists[feature] : undefined) ?? of?.features[feature] ?? []
  const texts = files?.texts[language]
  const wanted = new Set([
    ...(files?.alone[`${feature}/${name}`] ?? ofPage(files)),
    ...(files?.languages[language] ?? []),
    ...ofPage(files?.namespaces).flatMap((namespace) => texts?.[namespace] ?? []),
  ])
  const head = [`<meta name="tracemark-config" content="${escaped(JSON.stringify(config))}">`, ...[...wanted].map(preload)].join('\n    ')
  // After the portal's own files, which run first.
  const html = page.replace('</head>', () => `  ${head}\n  </head>`)
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}
