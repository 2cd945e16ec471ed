import { expect } from '@playwright/test'
import type { Tab } from './engines/engine.ts'

/** Far beyond what a busy machine needs. */
const PATIENCE = { timeout: 20_000, intervals: [20, 50, 100, 200] }
/** More than any of the pages has places to stop at. */
const STOPS = 60

export const events = async (tab: Tab): Promise<string[]> => (await tab.read('probe.events()')).split('\n').filter((line) => line !== '')

/** What went wrong, as the page heard it and the engine said it. */
export const troubles = async (tab: Tab): Promise<string[]> => [
  ...(await tab.read('probe.heard()')).split('\n').filter((line) => line !== ''),
  ...tab.said(),
]

/** Waits for both elements: each says once that it is there. */
export const bothReady = async (tab: Tab): Promise<void> => {
  const isReady = async () => (await events(tab)).filter((event) => event === 'ready').length
  await expect
    .poll(isReady, PATIENCE)
    .toBe(2)
    .catch(async (error: Error) => {
      error.message += `\nThe page heard: ${[...(await events(tab)), ...(await troubles(tab))].join('\n')}`
      throw error
    })
}

export const expectText = (tab: Tab, tag: string, words: string): Promise<void> =>
  expect.poll(() => tab.read(`probe.text('${tag}')`), PATIENCE).toContain(words)

/** What axe finds in the elements. */
export const violations = async (tab: Tab): Promise<string> => {
  await tab.read('probe.check()')
  await expect.poll(() => tab.read('probe.checked()'), PATIENCE).not.toBe('')
  return tab.read('probe.checked()')
}

/** Goes on with the Tab key to the part with these words. */
const tabTo = async (tab: Tab, words: string): Promise<void> => {
  const passed: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    const here = await tab.read('probe.focused()')
    if (here.includes(words)) return
    passed.push(here.slice(0, 30))
    await tab.press('Tab')
  }
  throw new Error(`The Tab key never came to ${words}. It stopped at ${passed.join(' | ')}.`)
}

/** Answers the moisture check and sends it, by the keyboard alone; the run's id. */
export const fillByKeyboard = async (tab: Tab, moisture: string): Promise<string> => {
  await tabTo(tab, 'Moisture')
  await tab.type(moisture)
  expect(await tab.read('probe.value()')).toBe(moisture)
  await tabTo(tab, 'Even')
  await tab.press('Space')
  await tabTo(tab, 'Submit')
  await tab.press('Enter')
  await expect.poll(async () => (await events(tab)).at(-1), PATIENCE).toMatch(/^completed /)
  return (await events(tab)).at(-1)?.split(' ')[1] ?? ''
}

/** The run as the server has it: its state, and what was answered. */
export const received = async (api: string, token: string, id: string) => {
  const response = await fetch(`${api}/core/executions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  const { execution } = (await response.json()) as { execution: { state: string; executionData: Record<string, unknown> } }
  return { state: execution.state, answers: execution.executionData }
}
