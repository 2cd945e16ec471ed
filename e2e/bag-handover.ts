import { expect } from '@playwright/test'
import { addresses, expectPicture, interactionsPath } from './journey.ts'
import { ORGANIZATION, type Staff } from './staff.ts'

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

/** Opens the record in the portal, and looks: the pictures are there to the last pixel, under their questions, and the answers read so. */
export const seeRecord = async ({ page }: Staff, interactionId: string, seen: { pictures: string[]; texts: string[] }): Promise<void> => {
  await page.goto(new URL(`${interactionsPath}/${interactionId}`, addresses().Portal).href)
  const answers = page.getByRole('region', { name: 'Answers' })
  // Photos follow the answers; a signature is one.
  const given = page.getByRole('region', { name: /^(Answers|Photos)$/ })
  for (const question of seen.pictures) {
    await expect(given.getByRole('term').filter({ hasText: question })).toBeVisible()
    await expectPicture(given.getByRole('img', { name: question }))
  }
  for (const text of seen.texts) await expect(answers.getByText(text, { exact: true })).toBeVisible()
}
