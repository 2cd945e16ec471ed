import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { surviveTranslation } from '../i18n/survive-translation.ts'
import { translatePage } from '../stories/translate-page.ts'
import { Button } from './Button/Button.tsx'

let page: HTMLElement
let root: ReturnType<typeof createRoot>
let ends: (() => void)[] = []

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'))
  ends = [surviveTranslation(page)]
  root = createRoot(page)
})
afterEach(() => {
  root.unmount()
  for (const end of ends) end()
  page.remove()
})

const shows = (text: string) => expect.poll(() => page.textContent).toBe(text)
/** Each text stands in the elements of a translator, or is empty. */
const isTranslated = () =>
  expect
    .poll(() => {
      const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
      const bare: string[] = []
      while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('font')) bare.push(walker.currentNode.nodeValue ?? '')
      return bare.join('')
    })
    .toBe('')

interface Drawn {
  text: string
  before?: boolean
  after?: string
}

const draw = ({ text, before = false, after }: Drawn) =>
  root.render(
    <p>
      {before && <i>(busy) </i>}
      {text}
      {after}
      <b>, end</b>
    </p>,
  )

const states: readonly (readonly [Drawn, string])[] = [
  [{ text: 'Send', before: true }, '(busy) Send, end'],
  [{ text: 'Sending', before: true }, '(busy) Sending, end'],
  [{ text: 'Sending', before: true, after: ' now' }, '(busy) Sending now, end'],
  [{ text: 'Sending', after: ' later' }, 'Sending later, end'],
  [{ text: 'Sent' }, 'Sent, end'],
  [{ text: '' }, ', end'],
  [{ text: 'Send', after: ' again' }, 'Send again, end'],
]

test('what is drawn on a page that the browser translates is changed as on any other', async () => {
  draw({ text: 'Send' })
  await shows('Send, end')
  ends.push(translatePage(page))
  await isTranslated()
  for (const [state, text] of states) {
    draw(state)
    await shows(text)
    await isTranslated()
  }
})

test('a button becomes busy after its text was translated once', async () => {
  root.render(<Button>Submit</Button>)
  await shows('Submit')
  // As it is done by hand in a console: what comes later stays as it is.
  translatePage(page)()
  await isTranslated()
  root.render(<Button busy>Submit</Button>)
  await expect.poll(() => page.querySelector('button')?.firstElementChild?.className).toBe('tm-button-wait')
  await shows('Submit')
  root.render(<Button>Submitted</Button>)
  await shows('Submitted')
})

test('the original comes back when the translation is taken away', async () => {
  draw({ text: 'Send' })
  await shows('Send, end')
  translatePage(page)()
  await isTranslated()
  for (const font of page.querySelectorAll('p > font')) font.replaceWith(font.textContent ?? '')
  await shows('Send, end')
  draw({ text: 'Sent', before: true })
  await shows('(busy) Sent, end')
})
