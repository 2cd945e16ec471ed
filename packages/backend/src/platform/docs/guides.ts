import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Heading, markdownToHtml, splitWords } from './markdown.ts'

/** The guides in the order in which a reader needs them: their files in `docs`, and what each is about. */
export const guides = [
  { name: 'tokens', file: 'guides/tokens.md', title: 'First token', about: 'For a program, and for a person' },
  { name: 'task-run', file: 'guides/task-run.md', title: 'A task run', about: 'Five calls, two tokens, and a key that makes twice once' },
  { name: 'files', file: 'guides/files.md', title: 'Upload a file', about: 'An address, the bytes, and what names them' },
  { name: 'webhooks', file: 'guides/webhooks.md', title: 'Receive events', about: 'Webhooks, and how to verify who signed them' },
  { name: 'lists', file: 'guides/lists.md', title: 'Lists', about: 'Pages, order, filters' },
  { name: 'embed', file: 'embed.md', title: 'On your site', about: 'A task or a public page on any page, with one script and one tag' },
  { name: 'errors', file: 'guides/errors.md', title: 'Errors and limits', about: 'What to do about a failure, and how long to wait' },
] as const

export interface Guide {
  html: string
  headings: Heading[]
  /** Every word of it once, for the search. */
  words: string
}

const EXAMPLE_SERVERS = /http:\/\/localhost:8080|https:\/\/your-tracemark\.example/g

/** Examples carry the address of the server that shows them, so that they run as they stand. */
const withServer = (markdown: string, serverUrl: string): string =>
  markdown
    .split(/^( *```)/m)
    // Text, the fence that opens, the block, the fence that closes it.
    .map((part, index) => (index % 4 === 2 ? part.replace(EXAMPLE_SERVERS, serverUrl) : part))
    .join('')

const readGuide = async (path: string, serverUrl: string): Promise<Guide> => {
  const markdown = withServer(await readFile(path, 'utf8'), serverUrl)
  return { ...markdownToHtml(markdown), words: splitWords(markdown) }
}

export type Guides = Readonly<Record<(typeof guides)[number]['name'], Guide>>

export const readGuides = async (folder: string, serverUrl: string): Promise<Guides> =>
  Object.fromEntries(await Promise.all(guides.map(async ({ name, file }) => [name, await readGuide(join(folder, file), serverUrl)])))
