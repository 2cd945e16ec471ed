import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Heading, markdownToHtml } from './markdown.ts'

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
}

export const readGuide = async (folder: string, file: string): Promise<Guide> => markdownToHtml(await readFile(join(folder, file), 'utf8'))
