import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const PORT = 18_120
const base = `http://localhost:${PORT}`

// The mocks answer from a service worker.
test.use({ serviceWorkers: 'allow' })

let server: ChildProcess | undefined
test.beforeAll(async () => {
  const script = join(import.meta.dirname, '../tools/dev.ts')
  server = spawn(process.execPath, [script, '--mocks'], { env: { ...process.env, PORT: String(PORT) }, stdio: 'ignore' })
  await expect(async () => expect((await fetch(base)).status).toBe(200)).toPass()
})
test.afterAll(() => void server?.kill('SIGTERM'))

test('the portal runs on mocks alone: somebody is signed in, reads, and changes what is there until the page is left', async ({ page }) => {
  // Vite puts what the page needs together when it first comes, and may reload it.
  test.setTimeout(120_000)
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`))

  await page.goto(base)
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Grower Groups' }).click()
  await expect(page.getByRole('heading', { name: 'Grower Groups' })).toBeVisible()
  await page.getByText('Finca La Esperanza').click()
  await page.getByRole('link', { name: 'Villages' }).first().click()
  await expect(page.getByText('PIJ-RIO')).toBeVisible()

  await page.getByRole('link', { name: 'Invitations' }).click()
  await page.getByRole('main').getByText('Invite people').first().click()
  await page.getByRole('textbox', { name: 'Email addresses' }).fill('nora@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('nora@example.com').first()).toBeVisible()

  await page.goto(`${base}/?as=worker`)
  await expect(page.getByRole('heading', { name: 'Guided field tasks' })).toBeVisible({ timeout: 30_000 })
  expect(refused).toEqual([])
})
