import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { fillTemplate } from '../platform/html.ts'

/** What the pages of the foreign site are filled in with. */
export interface ForeignSiteValues {
  /** Address of the API, which is another origin. */
  api: string
  organization: string
  thing: string
  taskToken(): Promise<string>
}

const PAGES = { '/': 'index.html', '/form': 'form.html' }
const FILES = {
  'foreign.css': 'text/css; charset=utf-8',
  'partner.css': 'text/css; charset=utf-8',
  'heard.js': 'text/javascript; charset=utf-8',
  'form.js': 'text/javascript; charset=utf-8',
}

/** A token is used for a day, which is less than it lives: whoever opens the page again goes on with what they had begun, as on a real site. */
const KEEP_MS = 24 * 60 * 60 * 1000

const keepToken = (issue: () => Promise<string>): (() => Promise<string>) => {
  let kept: { token: Promise<string>; until: number } | undefined
  return () => {
    if (!kept || kept.until <= Date.now()) kept = { token: issue(), until: Date.now() + KEEP_MS }
    return kept.token
  }
}

/** A site of somebody else, with a style of its own, that shows our widgets: proof that they work across origins. */
export const createForeignSite = (folder: string, { taskToken, ...values }: ForeignSiteValues): Hono => {
  const site = new Hono()
  const token = keepToken(taskToken)
  for (const [path, file] of Object.entries(PAGES))
    site.get(path, async (context) => {
      const template = await readFile(join(folder, file), 'utf8').catch(() => undefined)
      if (template === undefined) return context.text('The demo page is not there yet.\n', 503)
      return context.html(fillTemplate(template, { ...values, taskToken: await token() }), 200, { 'cache-control': 'no-store' })
    })
  for (const [file, type] of Object.entries(FILES)) {
    site.get(`/${file}`, async (context) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
      return text === undefined ? context.notFound() : context.body(text, 200, { 'content-type': type })
    })
  }
  return site
}
