import type { Browser } from '@playwright/test'
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
  const authorization = (await (await asked).headerValue('authorization')) ?? ''
  const call = async (path: string, data?: object, method = data ? 'POST' : 'GET') => {
    const response = await office.request.fetch(new URL(path, API).href, { method, headers: { authorization }, ...(data && { data }) })
    return response.json()
  }
  return { call, page: office, close: () => office.close() }
}

export type Staff = Awaited<ReturnType<typeof asStaff>>
