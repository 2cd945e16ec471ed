import '@tracemark/embed/elements'
import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  demo,
  findSlot,
  heard,
  inside,
  keptAnswers,
  publicPage,
  publicTask,
  put,
  type Server,
  startServer,
  taskIn,
  taskToken,
  type,
  typed,
} from './page.ts'

let server: Server
let place: HTMLElement | undefined
beforeEach(() => {
  server = startServer()
})
afterEach(() => {
  place?.remove()
  vi.unstubAllGlobals()
})

/** A task that can be filled in. */
const start = async (attributes = '', children = '') => {
  const ready = heard('tracemark-ready')
  place = put(`<tracemark-task api="${location.origin}" token="${taskToken()}" ${attributes}>${children}</tracemark-task>`)
  await ready
  const element = taskIn(place)
  await vi.waitFor(() => inside(element, 'form'), 10_000)
  return element
}
/** The same, with every answer there. */
const startFilled = async () => {
  const ready = heard('tracemark-ready')
  place = put(`<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
  taskIn(place).initialAnswers = { moisture: 11.2, parchment: 'even' }
  await ready
  return taskIn(place)
}
/** After a height was told none is watched for a moment (watch-height.ts): waits until they are watched again. */
const watchedAgain = async () => {
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe')
  await vi.waitFor(() => expect(observe).toHaveBeenCalled())
  observe.mockRestore()
}
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

// The numbers are those of packages/embed/LIFECYCLE.md.
describe('before it is there', () => {
  test('1: a second copy of the script changes nothing', async () => {
    const first = customElements.get('tracemark-task')
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('tracemark.js'))
    await import(/* @vite-ignore */ `${script?.name.split('?')[0]}?second`)
    expect(customElements.get('tracemark-task')).toBe(first)
  })

  test('2: it asks for nothing until it is near what is seen', async () => {
    place = put(`<div style="height: 3000px"></div><tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    await drawn()
    expect(server.asked).toEqual([])
    const ready = heard('tracemark-ready')
    taskIn(place).scrollIntoView()
    await ready
    expect(server.asked).not.toEqual([])
  })

  test('2: it waits where it is not drawn', async () => {
    place = put(`<div hidden><tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task></div>`)
    await drawn()
    expect(server.asked).toEqual([])
    const ready = heard('tracemark-ready')
    place.querySelector('div')?.removeAttribute('hidden')
    await ready
  })

  test('2: it loads at once where the browser can’t tell what is seen', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const ready = heard('tracemark-ready')
    place = put(`<div style="height: 3000px"></div><tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    await ready
  })

  test('3: attributes and properties that were set before the script are taken over', async () => {
    // An element of another document is upgraded when it comes into this one.
    const early = document.implementation.createHTMLDocument().createElement('tracemark-task')
    const token = taskToken()
    Object.assign(early, { token, initialAnswers: { moisture: 11.2 } })
    early.setAttribute('api', location.origin)
    expect(early.shadowRoot).toBe(null)
    const ready = heard('tracemark-ready')
    place = put('')
    place.append(early)
    expect([early.getAttribute('token'), Object.keys(early)]).toEqual([token, []])
    await ready
    await vi.waitFor(() => expect(typed(early)).toBe('11.2'))
  })

  test('4: what is called before the code is there is done when it is, wherever the element stands', async () => {
    const initialAnswers = { moisture: 11.2, parchment: 'even' }
    place = put(`<div style="height: 3000px"></div><tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    const submitted = heard('tracemark-submitted')
    const result = Object.assign(taskIn(place), { initialAnswers }).submit()
    expect((await submitted).detail).toEqual({ executionId: expect.any(String), interactionId: expect.any(String) })
    expect(await result).toEqual({ status: 'submitted' })
  }, 60_000)

  test('4: a listener of tracemark-ready may submit at once, before the form is drawn', async () => {
    const submitted = heard('tracemark-submitted')
    document.addEventListener('tracemark-ready', () => taskIn(document).submit(), { once: true })
    place = put(`<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    taskIn(place).initialAnswers = { moisture: 11.2, parchment: 'even' }
    expect((await submitted).detail).toEqual({ executionId: expect.any(String), interactionId: expect.any(String) })
  }, 60_000)

  test('5: the page’s own words stand for loading and failing, and other children for a page without the script', async () => {
    server.answers = false
    place = put(
      `<tracemark-task api="${location.origin}" token="${taskToken()}"><i slot="loading">Wait</i><b slot="error">Call us</b><p>Without</p></tracemark-task>`,
    )
    const element = taskIn(place)
    const shown = () => [...element.children].filter((child) => child.assignedSlot).map(({ textContent }) => textContent)
    expect([findSlot(element).name, shown()]).toEqual(['loading', ['Wait']])
    server.answers = true
    const failed = heard('tracemark-failed')
    element.token = 'none'
    await failed
    expect([findSlot(element).name, shown()]).toEqual(['error', ['Call us']])
    const ready = heard('tracemark-ready')
    element.token = taskToken()
    element.reset()
    await ready
    expect([findSlot(element).name, shown()]).toEqual(['content', []])
  })

  test('5: without words of the page it says itself that an answer takes long', async () => {
    server.answers = false
    place = put(`<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    const element = taskIn(place)
    const waiting = await vi.waitFor(() => inside(element, '[role="status"]'), 10_000)
    expect([findSlot(element).name, waiting.textContent]).toEqual(['loading', 'Opening the task'])
  })

  test.each([
    ['<tracemark-task></tracemark-task>', 'token'],
    ['<tracemark-task token="" task="some"></tracemark-task>', 'thing'],
    ['<tracemark-task thing="finca" task="some"></tracemark-task>', 'organization'],
    ['<tracemark-task thing="sierra-alta/finca"></tracemark-task>', 'task'],
    ['<tracemark-page></tracemark-page>', 'thing'],
    ['<tracemark-page thing="finca"></tracemark-page>', 'organization'],
  ])('6: %s asks for nothing, and tells visitor, page and developer', async (tag, missing) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const failed = heard('tracemark-failed')
    place = put(tag.repeat(2).replaceAll('></', ` api="${location.origin}"></`))
    expect((await failed).detail).toEqual({ code: 'attributes_missing' })
    const [element, other] = place.children
    if (!element || !other) throw new Error('There is no element.')
    for (const one of [element, other])
      await vi.waitFor(() => expect(inside(one, '[part~="title"]').textContent).toBe('This content is not set up yet'), 10_000)
    const said = warn.mock.calls.map(([words]) => /it needs (\w+)\..*(http\S+)$/.exec(words)?.slice(1))
    expect([said, server.asked]).toEqual([[[missing, `${location.origin}/docs/guides/embed`]], []])
    warn.mockRestore()
  })

  test.each([
    ['<tracemark-task token="of nobody"></tracemark-task>', 'token_invalid', 'its token is none of'],
    ['<tracemark-task thing="sierra-alta/none" task="some"></tracemark-task>', 'not_found', 'thing="sierra-alta/none" task="some".'],
    ['<tracemark-page thing="sierra-alta/none"></tracemark-page>', 'not_found', 'thing="sierra-alta/none".'],
  ])('6: %s names what is not there, which the console says once', async (tag, code, words) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const failed: unknown[] = []
    place = put(tag.repeat(2).replaceAll('></', ` api="${location.origin}"></`))
    place.addEventListener('tracemark-failed', ({ detail }) => failed.push(detail.code))
    await vi.waitFor(() => expect(failed).toEqual([code, code]), 10_000)
    await vi.waitFor(() => expect(warn.mock.calls.map(([said]) => said.includes(words))).toEqual([true]))
    warn.mockRestore()
  })

  test('6: it starts when the attribute comes, and the page’s own words go', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const failed = heard('tracemark-failed')
    place = put(`<tracemark-task api="${location.origin}"><b slot="error">Call us</b></tracemark-task>`)
    await failed
    const element = taskIn(place)
    expect(findSlot(element).name).toBe('error')
    const ready = heard('tracemark-ready')
    element.token = taskToken()
    await ready
    await vi.waitFor(() => inside(element, 'form'), 10_000)
    expect(findSlot(element).name).toBe('content')
    const pageReady = heard('tracemark-ready')
    const page = document.createElement('tracemark-page')
    page.api = location.origin
    place.append(page)
    await heard('tracemark-failed')
    page.thing = publicPage
    await pageReady
    expect(server.asked.at(-1)).toBe(`/public/things/${publicPage}`)
    warn.mockRestore()
  })
})

describe('while it is there', () => {
  test.each(['token', 'organization', 'thing', 'task', 'api', 'theme'] as const)('7: %s is an attribute and a property', (name) => {
    const element = document.createElement('tracemark-task')
    expect(element[name]).toBe(null)
    element[name] = 'light'
    expect(element.getAttribute(name)).toBe('light')
    element.setAttribute(name, 'dark')
    expect(element[name]).toBe('dark')
    element[name] = null
    expect(element.hasAttribute(name)).toBe(false)
  })

  test('7: the language is an attribute and a property, answers to begin with are a property alone', () => {
    const element = document.createElement('tracemark-task')
    element.lang = 'de'
    element.initialAnswers = { moisture: 11 }
    expect(element.outerHTML).toBe('<tracemark-task lang="de"></tracemark-task>')
  })

  test('8: language and theme keep what was entered, another token begins anew, and all of one go is one change', async () => {
    const element = await start()
    type(element, '12.5')
    const asked = server.asked.length
    Object.assign(element, { lang: 'de', theme: 'dark' })
    await vi.waitFor(() => expect(inside(element, 'button[type="submit"]').textContent).toBe('Absenden'))
    expect([typed(element), server.asked.length, inside(element, '[data-theme]').dataset.theme]).toEqual(['12.5', asked, 'dark'])
    const ready = heard('tracemark-ready')
    Object.assign(element, { token: 'not this one', lang: 'en' })
    element.token = taskToken()
    await ready
    await vi.waitFor(() => expect(typed(element)).toBe(''))
    expect(server.asked.filter((path) => path === '/core/executions')).toHaveLength(2)
  })

  test('9: it is as high as its content, and tells of it without the browser’s complaint of a loop', async () => {
    const complained = vi.fn()
    window.addEventListener('error', complained)
    const first = heard('tracemark-resized')
    const element = await start()
    const { height } = (await first).detail
    expect(height).toBeGreaterThan(0)
    const next = heard('tracemark-resized')
    element.style.width = '260px'
    const narrow = (await next).detail.height
    expect(Math.abs(narrow - element.getBoundingClientRect().height)).toBeLessThan(2)
    const last = heard('tracemark-resized')
    element.style.width = ''
    const wide = (await last).detail.height
    expect([wide < narrow, Math.abs(wide - element.getBoundingClientRect().height) < 2]).toEqual([true, true])
    window.removeEventListener('error', complained)
    expect(complained.mock.calls).toEqual([])
  })

  test('9: nor does it complain where the height of one changes in the frame in which another’s is told', async () => {
    const complained = vi.fn()
    window.addEventListener('error', complained)
    const element = await start()
    const otherTold = heard('tracemark-resized')
    const other = put(`<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    await otherTold
    for (const width of ['260px', '']) {
      const told = heard('tracemark-resized')
      element.style.width = width
      await told
      await watchedAgain()
    }
    // As deep as what is watched, or deeper: what it does in its turn comes too late for this frame.
    const observer = new ResizeObserver(() => {
      if (element.style.width !== '') other.style.width = '260px'
    })
    observer.observe(inside(element, 'input'))
    const heights = new Set<EventTarget | null>()
    const hear = ({ target }: Event) => heights.add(target)
    document.addEventListener('tracemark-resized', hear)
    element.style.width = '260px'
    await vi.waitFor(() => expect(heights).toEqual(new Set([element, taskIn(other)])))
    document.removeEventListener('tracemark-resized', hear)
    observer.disconnect()
    other.remove()
    window.removeEventListener('error', complained)
    expect(complained.mock.calls).toEqual([])
  })

  test('10: reset begins another run, without what was entered', async () => {
    const element = await start()
    type(element, '12.5')
    const ready = heard('tracemark-ready')
    element.reset()
    await ready
    await vi.waitFor(() => expect(typed(element)).toBe(''))
    expect(server.asked.filter((path) => path === '/core/executions')).toHaveLength(2)
  })

  test('11: several on a page know nothing of each other', async () => {
    const element = await start()
    type(element, '12.5')
    const ready = heard('tracemark-ready')
    const other = put(`<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    await ready
    await vi.waitFor(() => expect([typed(element), typed(taskIn(other))]).toEqual(['12.5', '']))
    other.remove()
    await drawn()
    expect(typed(element)).toBe('12.5')
  })
})

describe('what submit() answers', () => {
  test('12: that answers are missing, with the first question in focus', async () => {
    const element = await start()
    expect(await element.submit()).toEqual({ status: 'incomplete' })
    expect(element.shadowRoot?.activeElement).toBe(inside(element, 'input:not([type="radio"])'))
  })

  test('12: that it is recorded, also when it is asked again', async () => {
    const element = await startFilled()
    expect(await Promise.all([element.submit(), element.submit()])).toEqual([{ status: 'submitted' }, { status: 'submitted' }])
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('form')).toBe(null), 10_000)
    expect(await element.submit()).toEqual({ status: 'submitted' })
  })

  test('12: that it waits on this device where there is no network', async () => {
    const element = await startFilled()
    server.isAway = true
    expect(await element.submit()).toEqual({ status: 'saved' })
  }, 60_000)

  test('12: that it failed where the task can’t be opened, or the run ends before', async () => {
    place = put(`<tracemark-task api="${location.origin}" token="none"></tracemark-task>`)
    expect(await taskIn(place).submit()).toEqual({ status: 'failed' })
    const results = []
    for (const end of [
      (element: TracemarkTaskElement) => element.reset(),
      (element: TracemarkTaskElement) => element.remove(),
      (element: TracemarkTaskElement) => {
        element.token = taskToken()
      },
    ]) {
      place.remove()
      const element = await startFilled()
      server.answers = false
      const result = element.submit()
      end(element)
      results.push(await result)
      server.answers = true
    }
    expect(results).toEqual([{ status: 'failed' }, { status: 'failed' }, { status: 'failed' }])
  }, 60_000)
})

describe('events', () => {
  test('12: cross shadow roots, in their order', async () => {
    const box = document.createElement('div')
    const names = ['tracemark-ready', 'tracemark-submitted', 'tracemark-completed'] as const
    const events: [string, EventTarget | null][] = []
    const hear = (event: Event) => events.push([event.type, event.target])
    for (const name of names) document.addEventListener(name, hear)
    const completed = heard('tracemark-completed')
    place = put('')
    place.append(box)
    box.attachShadow({ mode: 'open' }).innerHTML = `<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`
    if (box.shadowRoot) {
      const element = taskIn(box.shadowRoot)
      element.initialAnswers = { moisture: 13.1, parchment: 'even' }
      element.submit()
    }
    expect((await completed).detail.classification).toBe('warning')
    for (const name of names) document.removeEventListener(name, hear)
    expect(events).toEqual(names.map((name) => [name, box]))
  }, 60_000)
})

describe('when it is moved or removed', () => {
  test('13: moved in one go it keeps its state', async () => {
    const element = await start()
    type(element, '12.5')
    place?.prepend(document.createElement('section'))
    place?.querySelector('section')?.append(element)
    await drawn()
    expect(typed(element)).toBe('12.5')
  })

  test('14: removed it stops its requests, frees everything and forgets calls that wait', async () => {
    server.answers = false
    place = put(`<tracemark-page api="${location.origin}" thing="${publicPage}"></tracemark-page>`)
    await vi.waitFor(() => expect(server.asked).toEqual([`/public/things/${publicPage}`]), 10_000)
    const element = place.querySelector('tracemark-page')
    element?.remove()
    await vi.waitFor(() => expect(server.aborted).toEqual([`/public/things/${publicPage}`]))
    expect([element && findSlot(element).name, element && findSlot(element).childNodes.length]).toEqual(['loading', 0])
  })

  test('15: put back it finds what was entered and not sent', async () => {
    const element = await start()
    type(element, '12.5')
    // Kept when it was written down, which takes a moment.
    await vi.waitFor(async () => expect(await keptAnswers()).toContain(12.5), 10_000)
    element.remove()
    await vi.waitFor(() => expect(findSlot(element).childNodes).toHaveLength(0))
    const ready = heard('tracemark-ready')
    place?.append(element)
    await ready
    await vi.waitFor(() => expect(typed(element)).toBe('12.5'))
  })
})

test('a visitor runs a task that the asset’s page offers, without a token', async () => {
  const ready = heard('tracemark-ready')
  place = put(`<tracemark-task api="${location.origin}" thing="${publicTask?.thing}" task="${publicTask?.task}"></tracemark-task>`)
  expect((await ready).detail).toEqual({ taskName: expect.any(String), thingName: expect.any(String) })
  expect(server.asked[0]).toBe(`/public/things/${publicTask?.thing}/tasks/${publicTask?.task}`)
})

test('a task that the page does not offer says that it is not there', async () => {
  const failed = heard('tracemark-failed')
  place = put(`<tracemark-task api="${location.origin}" thing="${publicPage}" task="${demo.things[0]?.id}"></tracemark-task>`)
  expect((await failed).detail).toMatchObject({ code: 'not_found' })
  const element = taskIn(place)
  // What failures say is fetched when one is said.
  await vi.waitFor(() => expect(inside(element, '[part~="title"]').textContent).toBe('Page not found'), 10_000)
})
