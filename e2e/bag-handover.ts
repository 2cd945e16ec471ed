import type { Page } from '@playwright/test'
import { addresses } from './journey.ts'
import { ORGANIZATION, type Staff } from './staff.ts'

const { API } = addresses()

/** A picture of one pixel; a real one is scaled by the same code. */
export const photo = {
  name: 'bags.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
}

/** The token of a link to the task that asks for a photo, a place and a code. */
export const bagHandover = async ({ call }: Staff): Promise<string> => {
  const { items } = await call(`/core/organizations/${ORGANIZATION}/taskThings?search=Bag%20handover`)
  return (await call(`/core/task-thing/${items[0].id}/executionToken`, { channel: 'Portal' })).jwt
}

/** The record as staff read it: what was answered, and the pictures, which are there. */
export const recordOf = async (staff: Staff, page: Page, interactionId: string) => {
  const record = await staff.call(`/functions/tracemark-interactions/interactions/${ORGANIZATION}/${interactionId}`)
  const files = await Promise.all(
    record.attachments.map(async ({ stepId, name, file }: { stepId: string; name: string; file: string }) => {
      const answer = await page.request.get(new URL(file, API).href)
      return [stepId, name, answer.headers()['content-type']]
    }),
  )
  return { answers: record.answers.map(({ widgetId, value }: { widgetId: string; value: string }) => [widgetId, value]), files }
}
