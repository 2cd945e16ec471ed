import type { Page } from '@playwright/test'

/** Where the interactions of an organization are read, and as whom. */
interface Records {
  /** The address of the organization's interactions. */
  list: string
  authorization: string
}

/** How often each mark was recorded in a note, as somebody in the office finds it. */
export const countRecords = async (
  { request }: Pick<Page, 'request'>,
  { list, authorization }: Records,
  marks: readonly string[],
): Promise<Record<string, number>> => {
  const read = async (address: string) => (await request.get(address, { headers: { authorization } })).json()
  const counts = new Map<unknown, number>(marks.map((mark) => [mark, 0]))
  // Twice as many as there should be: what was doubled is among the newest too.
  const perPage = Math.min(Math.max(marks.length * 2, 30), 100)
  for (let page = 1; page <= Math.ceil((marks.length * 2) / perPage); page += 1) {
    const { items } = await read(`${list}?page=${page}&perPage=${perPage}&sort=recordDate_desc`)
    for (const { _id: id } of items) {
      const { answers } = await read(`${list}/${id}`)
      for (const { widgetId, value } of answers) {
        const before = counts.get(value)
        if (widgetId === 'note' && before !== undefined) counts.set(value, before + 1)
      }
    }
  }
  return Object.fromEntries(counts)
}
