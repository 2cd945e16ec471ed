import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageOf } from '@tracemark/api/addresses'
import { Language } from '@tracemark/api/schemas'
import * as z from 'zod/mini'

/** Written by the portal's build: which files a feature's list, its other pages, and each language need first. */
const FirstFiles = z.object({
  lists: z.record(z.string(), z.array(z.string())),
  features: z.record(z.string(), z.array(z.string())),
  languages: z.partialRecord(Language, z.array(z.string())),
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
 * language named at the top, so that a browser fetches them together with the portal's own. `undefined` before the first build.
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
  const { feature = '', page: name } = pageOf(path) ?? {}
  const ofPage = (name === 'list' ? files?.lists[feature] : undefined) ?? files?.features[feature]
  const wanted = [...(ofPage ?? []), ...(files?.languages[language] ?? [])]
  const head = [`<meta name="tracemark-config" content="${escaped(JSON.stringify(config))}">`, ...wanted.map(preload)].join('\n    ')
  const html = page.replace('</title>', () => `</title>\n    ${head}`)
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` }
}
