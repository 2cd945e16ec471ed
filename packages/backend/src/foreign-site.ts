import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { escapeHtml } from './html.ts'

/** What the page of the foreign site is filled in with. */
export interface ForeignSiteValues {
  /** Address of the API, which is another origin. */
  api: string
  organization: string
  thing: string
  /** A fresh task token for each visit. */
  taskToken(): Promise<string>
}

const FILES = { 'foreign.css': 'text/css; charset=utf-8', 'heard.js': 'text/javascript; charset=utf-8' }

/** A site of somebody else, with a style of its own, that shows our widgets: proof that they work across origins. */
export const createForeignSite = (folder: string, { api, organization, thing, taskToken }: ForeignSiteValues): Hono => {
  const site = new Hono()
  site.get('/', async (context) => {
    const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
    if (template === undefined) return context.text('The demo page is not there yet.\n', 503)
    const values: Record<string, string> = { api, organization, thing, taskToken: await taskToken() }
    return context.html(
      template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => escapeHtml(values[name] ?? place)),
      200,
      { 'cache-control': 'no-store' },
    )
  })
  for (const [file, type] of Object.entries(FILES)) {
    site.get(`/${file}`, async (context) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
      return text === undefined ? context.notFound() : context.body(text, 200, { 'content-type': type })
    })
  }
  return site
}
