import type { APIRequestContext, Browser } from '@playwright/test'
import { interactionsPath, signIn } from '../journey.ts'

/** How often each mark was recorded, as somebody in the office finds it. */
export const countRecords = async (
  browser: Browser,
  request: APIRequestContext,
  portal: string,
  marks: readonly string[],
): Promise<Map<string, number>> => {
  const office = await browser.newPage()
  const listed = office.waitForRequest((call) => /-interactions\/interactions\/\d+\?/.test(call.url()))
  await office.goto(new URL(interactionsPath, portal).href)
  await signIn(office, 'member')
  const first = await listed
  const headers = { authorization: (await first.headerValue('authorization')) ?? '' }
  await office.close()

  const list = new URL(first.url())
  const counts = new Map(marks.map((mark) => [mark, 0]))
  // Twice as many as there should be: what was doubled is among the newest too.
  const pages = Math.ceil((marks.length * 2) / 100) + 1
  for (let page = 1; page <= pages; page += 1) {
    list.search = `?page=${page}&perPage=100&sort=recordDate_desc`
    const { items } = await (await request.get(list.href, { headers })).json()
    for (const { _id: id, task } of items) {
      if (task.name !== 'Moisture check') continue
      const detail = await (await request.get(`${list.origin}${list.pathname}/${id}`, { headers })).json()
      for (const { widgetId, value } of detail.answers) {
        const before = counts.get(value)
        if (widgetId === 'note' && before !== undefined) counts.set(value, before + 1)
      }
    }
  }
  return counts
}
