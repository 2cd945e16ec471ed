import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '@tracemark/embed/elements'
import { angular } from './angular.ts'
import { lit } from './lit.ts'
import { preact } from './preact.tsx'
import { react } from './react.tsx'
import { eventNames, type Framework, type Site, type View } from './site.ts'
import { solid } from './solid.tsx'
import { svelte } from './svelte.ts'
import { vue } from './vue.ts'

const frameworks: Readonly<Record<string, Framework>> = { angular, lit, preact, react, solid, svelte, vue }

/** What Custom Elements Everywhere asks of a framework, asked of each with our own element. */
describe.each(Object.entries(frameworks))('%s', (_, start) => {
  let target: HTMLElement
  let site: Site
  const hear = vi.fn<(event: Event) => void>()
  const view: View = {
    ...{ isShown: true, count: undefined, hidden: true, thing: 42, token: 'a token', hear },
    initialAnswers: { moisture: 11.2 },
  }

  beforeEach(async () => {
    hear.mockReset()
    target = document.createElement('div')
    document.body.append(target)
    site = await start(target, view)
  })
  afterEach(() => {
    site.end()
    target.remove()
  })

  const element = (): TracemarkTaskElement => {
    const found = target.querySelector('tracemark-task')
    if (!found) throw new Error('No element is shown.')
    return found
  }
  /** What stands in the slot of the shadow root. */
  const given = () =>
    element()
      .shadowRoot?.querySelector('slot')
      ?.assignedElements()
      .map(({ textContent }) => textContent)

  describe('basic', () => {
    test('shows an element without children', () => {
      expect(element().shadowRoot?.querySelectorAll('slot')).toHaveLength(1)
      expect(element().children).toHaveLength(0)
    })

    test('shows an element with children, which its shadow root takes', async () => {
      await site.draw({ ...view, count: 1 })
      expect(given()).toEqual(['1'])
    })

    test('changes the children of an element', async () => {
      await site.draw({ ...view, count: 1 })
      await site.draw({ ...view, count: 2 })
      expect(given()).toEqual(['2'])
    })

    test('hides and shows an element', async () => {
      await site.draw({ ...view, isShown: false })
      expect([target.querySelector('tracemark-task'), target.textContent?.trim()]).toEqual([null, 'Something else'])
      await site.draw({ ...view, count: 3 })
      expect(given()).toEqual(['3'])
    })

    test('passes a boolean as attribute or property', async () => {
      expect(element().hasAttribute('hidden')).toBe(true)
      await site.draw({ ...view, hidden: false })
      expect(element().hasAttribute('hidden')).toBe(false)
    })

    test('passes a number as attribute or property', async () => {
      await site.draw({ ...view, thing: 43 })
      expect([element().thing, element().getAttribute('thing')]).toEqual(['43', '43'])
    })

    test('passes a text as attribute or property', async () => {
      await site.draw({ ...view, token: 'another' })
      expect([element().token, element().getAttribute('token')]).toEqual(['another', 'another'])
    })

    test('hands the element out, to which one can listen', () => {
      const heard = vi.fn()
      site.element()?.addEventListener('some-event', heard)
      element().dispatchEvent(new CustomEvent('some-event'))
      expect(heard).toHaveBeenCalledOnce()
    })
  })

  describe('advanced', () => {
    test('passes an object as property, with a name in camelCase', () => {
      expect(element().initialAnswers).toBe(view.initialAnswers)
      expect(element().hasAttribute('initialanswers')).toBe(false)
    })

    test('passes an array as property', async () => {
      const initialAnswers = ['even', 'uneven']
      await site.draw({ ...view, initialAnswers })
      expect(element().initialAnswers).toBe(initialAnswers)
    })

    test('passes a changed object as property', async () => {
      const initialAnswers = { moisture: 12 }
      await site.draw({ ...view, initialAnswers })
      expect(element().initialAnswers).toBe(initialAnswers)
    })

    test.each(eventNames)('listens in its template to %s', (name) => {
      const event = new CustomEvent(name)
      element().dispatchEvent(event)
      expect(hear.mock.calls).toEqual([[event]])
    })

    test('listens in its template to an event that is ours', async () => {
      await site.draw({ ...view, token: '', hidden: false })
      await vi.waitFor(
        () =>
          expect(hear.mock.calls.map(([event]) => [event.type, (event as CustomEvent).detail])).toEqual([
            ['tracemark-failed', { code: 'attributes_missing' }],
          ]),
        10_000,
      )
    })
  })
})
