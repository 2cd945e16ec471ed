import { createDemoData } from '@tracemark/api/demo'
import { createMockHandlers, issueMockToken } from '@tracemark/api/mocks'
import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import { getResponse } from 'msw'
import { vi } from 'vitest'

export const demo = createDemoData(new Date('2026-11-20T14:02:00Z'))
const { organizationId, organizationSlug, publicLink, taskThingId, itemId } = demo.featured

export const publicPage = `${organizationSlug}/${publicLink}`
export const publicTask = demo.publicThings.flatMap(({ organization, thing, services = [] }) =>
  services.map(({ taskThingId: task, title }) => ({ thing: `${organization.slug}/${thing.publicLink}`, task, title })),
)[0]

/** Counted on from where no test file before came to: all of them run in one browser, one after the other. */
let tokens = Date.now() % 1_000_000
/** Of a link that no test before used: what the device keeps of a run is found by its link. */
export const taskToken = (): string => {
  tokens += 1
  const exp = Date.parse('2026-11-27') / 1000 + tokens
  const sub = demo.accounts.find(({ email }) => email === 'worker@demo.test')?.id ?? ''
  return issueMockToken({ kind: 'execution', sub, orgId: organizationId, taskThingId, itemId, exp })
}

export interface Server {
  /** Paths that were asked for. */
  asked: string[]
  /** Requests that their page has given up. */
  aborted: string[]
  /** Answers nothing until it is `true` again. */
  answers: boolean
  /** There is no network. */
  isAway: boolean
}

/** The API in this page. What is no call of it, such as the elements' own files, goes its way. */
export const startServer = (): Server => {
  const handlers = createMockHandlers({ demo })
  const server: Server = { asked: [], aborted: [], answers: true, isAway: false }
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const request = new Request(...given)
    const { pathname } = new URL(request.url)
    if (!/^\/(core|public)\//.test(pathname)) return fetch(...given)
    server.asked.push(pathname)
    request.signal.addEventListener('abort', () => server.aborted.push(pathname))
    if (server.isAway) throw new TypeError('Failed to fetch')
    if (!server.answers)
      return new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
  })
  return server
}

export const put = (html: string): HTMLElement => {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  return place
}

export const taskIn = (place: ParentNode): TracemarkTaskElement => {
  const element = place.querySelector('tracemark-task')
  if (!element) throw new Error('There is no task.')
  return element
}

/** The next event of this name, heard where a page would hear it. */
export const heard = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  where: EventTarget = document,
): Promise<HTMLElementEventMap[Name]> =>
  new Promise((resolve) => where.addEventListener(name, (event) => resolve(event as HTMLElementEventMap[Name]), { once: true }))

/** What is drawn, which the shadow root holds. */
export const inside = <Found extends Element = HTMLElement>(element: Element, selector: string): Found => {
  const found = element.shadowRoot?.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing inside of the element is ${selector}.`)
  return found
}

export const findSlot = (element: Element): HTMLSlotElement => inside<HTMLSlotElement>(element, 'slot')

export const type = (element: Element, text: string): void => {
  const input = inside<HTMLInputElement>(element, 'input:not([type="radio"])')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

export const typed = (element: Element): string => inside<HTMLInputElement>(element, 'input:not([type="radio"])').value

/** The numbers that this device keeps of runs that are not sent. */
export const keptAnswers = async (): Promise<unknown[]> => {
  const opened = indexedDB.open('tracemark')
  await new Promise((resolve) => opened.addEventListener('success', resolve))
  const [name] = [...opened.result.objectStoreNames].filter((candidate) => candidate.includes('run'))
  const all = opened.result
    .transaction(name ?? '')
    .objectStore(name ?? '')
    .getAll()
  await new Promise((resolve) => all.addEventListener('success', resolve))
  opened.result.close()
  return all.result.map(({ answers }: { answers?: { moisture?: unknown } }) => answers?.moisture)
}
