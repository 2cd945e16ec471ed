import type { Browser } from '@playwright/test'
import { countRecords } from './count-records.ts'
import { openAs } from './journey.ts'

/** The organization of the demo that its staff sign in to. */
export const ORGANIZATION = 101
const INTERACTIONS = '/org/sierra-alta/interactions'

/** A page of the portal where staff are signed in, and what they may call with the token that it got for them. */
export const asStaff = async (browser: Browser, { Portal, API }: { Portal: string; API: string }) => {
  // The office reads English, whatever the device of the test does.
  const office = await browser.newPage({ locale: 'en-US' })
  const asked = office.waitForRequest((request) => request.url().includes('-interactions/interactions/'))
  await openAs(office, new URL(INTERACTIONS, Portal).href, 'owner')
  const first = await asked
  const authorization = (await first.headerValue('authorization')) ?? ''
  const [list = ''] = first.url().split('?')
  const call = async (path: string, data?: object, method = data ? 'POST' : 'GET') => {
    const response = await office.request.fetch(new URL(path, API).href, { method, headers: { authorization }, ...(data && { data }) })
    return response.json()
  }
  return {
    call,
    page: office,
    countRecords: (marks: readonly string[]) => countRecords(office, { list, authorization }, marks),
    close: () => office.close(),
  }
}

export type Staff = Awaited<ReturnType<typeof asStaff>>
