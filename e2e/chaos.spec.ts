import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { cutNetwork } from './chaos/cut-network.ts'
import { createRandom, type Random } from './chaos/random.ts'
import { wait } from './chaos/wait.ts'
import { crash, everythingSent, goOn, run, type Submission } from './chaos/worker.ts'
import { BACKEND, type Server, startServer } from './server.ts'
import { asStaff } from './staff.ts'

const PORT = 18_100
/** How much of it: a tenth in the usual run. */
const share = Number(process.env.TRACEMARK_CHAOS_SHARE ?? 0.1)
const part = (whole: number) => Math.max(1, Math.round(whole * share))
/** How often each thing goes wrong. */
const times = { cuts: part(100), pages: part(100), backends: part(20) }
const seed = Number(process.env.TRACEMARK_CHAOS_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** About as long as a run takes from its link to its result. */
const RUN_MS = 2_500

test.use({ viewport: { width: 360, height: 740 } })

let server: Server
let data: string
test.beforeAll(async () => {
  test.setTimeout(120_000)
  data = mkdtempSync(join(tmpdir(), 'tracemark-chaos-'))
  server = await startServer(PORT, data, BACKEND)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true })
})

interface Trial {
  context: BrowserContext
  random: Random
  link: string
  marks: string[]
}

const begin = async ({ context, marks }: Trial): Promise<Submission> => {
  const mark = `chaos ${seed} ${marks.length}`
  marks.push(mark)
  return { page: await context.newPage(), mark }
}

const cut = async (trial: Trial): Promise<void> => {
  const submission = await begin(trial)
  const mend = await cutNetwork(trial.context, trial.random)
  await run(submission, trial.link)
  await mend()
  await submission.page.close()
}

/** Tells whether what had been entered was lost with the page. */
const killPage = async (trial: Trial): Promise<boolean> => {
  const { context, random, link } = trial
  const submission = await begin(trial)
  const after = random.next() * RUN_MS
  // It ends with its page, in whatever step.
  run(submission, link).catch(() => undefined)
  await wait(after)
  const killedAt = performance.now()
  await crash(context, submission.page)
  const next: Submission = { ...submission, page: await context.newPage() }
  // A page that is killed within the very moment of a key press may lose that one.
  const enteredBefore = submission.enteredAt !== undefined && killedAt - submission.enteredAt > 250
  const wasLost = await goOn(next, link, enteredBefore)
  await next.page.close()
  return wasLost
}

const killBackend = async (trial: Trial): Promise<void> => {
  const submission = await begin(trial)
  const running = run(submission, trial.link)
  await wait(trial.random.next() * RUN_MS)
  await server.kill()
  server = await startServer(PORT, data, BACKEND)
  await running
  await submission.page.close()
}

test('no submission is lost and none doubled, whatever goes wrong: network, page, backend', async ({ context, browser }) => {
  test.setTimeout(600_000 + share * 90 * 60_000)
  const trial: Trial = { context, random: createRandom(seed), link: server.addresses.Task ?? '', marks: [] }
  process.stdout.write(`Chaos with the seed ${seed}: TRACEMARK_CHAOS_SEED=${seed} does it again.\n`)
  let draftsLost = 0
  const said = (what: string) => process.stdout.write(`${what}: ${Math.round(performance.now() / 1_000)} s\n`)
  for (let count = 0; count < times.cuts; count += 1) await cut(trial)
  said(`${times.cuts} cuts of the network`)
  for (let count = 0; count < times.pages; count += 1) if (await killPage(trial)) draftsLost += 1
  said(`${times.pages} pages killed`)
  for (let count = 0; count < times.backends; count += 1) await killBackend(trial)
  said(`${times.backends} backends killed`)

  const last = await context.newPage()
  await last.goto(trial.link)
  await everythingSent(last)
  const { Portal = '', API = '' } = server.addresses
  const staff = await asStaff(browser, { Portal, API })
  const counts = await staff.countRecords(trial.marks)
  await staff.close()
  const lost = trial.marks.filter((mark) => counts[mark] === 0)
  const doubled = trial.marks.filter((mark) => (counts[mark] ?? 0) > 1)
  process.stdout.write(
    `${times.cuts} cuts of the network, ${times.pages} pages killed, ${times.backends} backends killed: ` +
      `${trial.marks.length} submissions, ${lost.length} lost, ${doubled.length} doubled, ${draftsLost} drafts lost.\n`,
  )
  expect({ lost, doubled, draftsLost }).toEqual({ lost: [], doubled: [], draftsLost: 0 })
})
