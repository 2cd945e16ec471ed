// Stands first in every hostile page: hears what goes wrong, and answers what the tests ask, in text, which nobody
// can have changed.
;(() => {
  // Nobody is there to answer the engine's question, in which some would wait for ever.
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: (_, fail) => fail({ code: 1, message: 'denied' }) } })
  const heard = []
  const events = []
  const note = (kind, text) => {
    heard[heard.length] = `${kind}: ${text}`
  }
  addEventListener('error', (event) => note('error', event.message ?? event.target?.src ?? event.target?.href), true)
  addEventListener('unhandledrejection', (event) => note('rejection', `${event.reason} ${event.reason?.stack ?? ''}`))
  addEventListener('securitypolicyviolation', (event) => note('policy', `${event.effectiveDirective} ${event.blockedURI}`))
  for (const level of ['error', 'warn']) {
    const own = console[level]
    console[level] = (...said) => {
      note(level, String(said[0]))
      own.apply(console, said)
    }
  }
  for (const type of ['ready', 'saved', 'submitted', 'completed', 'failed']) {
    addEventListener(`tracemark-${type}`, (event) => {
      const { executionId, code } = event.detail
      const told = executionId ?? code
      events[events.length] = told === undefined ? type : `${type} ${told}`
    })
  }

  let framed = ''
  addEventListener('message', ({ data }) => {
    if (typeof data === 'string') framed = data
  })

  const { querySelectorAll: inDocument } = Document.prototype
  const { querySelectorAll: inFragment } = DocumentFragment.prototype
  /** The first that fits, in the page or in any shadow root of it. */
  const find = (selector, scope = document) => {
    const all = (wanted) => (scope === document ? inDocument : inFragment).call(scope, wanted)
    const found = all(selector)[0]
    if (found) return found
    for (const element of all('*')) {
      const inner = element.shadowRoot && element.shadowRoot instanceof ShadowRoot && find(selector, element.shadowRoot)
      if (inner) return inner
    }
    return null
  }
  const findRoot = (tag) => find(tag)?.shadowRoot
  const focused = () => {
    let active = Reflect.get(Document.prototype, 'activeElement', document)
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active
  }
  const INHERITED = [
    'color',
    'cursor',
    'fontFamily',
    'fontSize',
    'fontStyle',
    'fontVariant',
    'fontWeight',
    'letterSpacing',
    'lineHeight',
    'pointerEvents',
    'textAlign',
    'textDecorationLine',
    'textIndent',
    'textShadow',
    'textTransform',
    'visibility',
    'whiteSpace',
    'wordBreak',
    'wordSpacing',
    'writingMode',
  ]
  const LOOKED_AT = ['h1', 'label', 'input', 'button[type=submit]']
  /** Ours here, and what zod shares among its copies. */
  const expected = ['probe', 'axe', '__core-js_shared__', '__zod_globalConfig', 'heal', 'infect']
  const names = new Set([...Object.getOwnPropertyNames(window), ...expected])
  /** Right to left, what stands at the page's own side says so by that side's name. */
  const findSide = ({ textAlign, direction }) => (textAlign === 'right' && direction === 'rtl' ? 'start' : textAlign)
  let checked

  window.probe = {
    events: () => events.join('\n'),
    /** What a frame in the page has said. */
    framed: () => framed,
    heard: () => heard.join('\n'),
    text: (tag) => findRoot(tag)?.textContent ?? '',
    /** What has the focus: its label where it has one, else its own text. */
    focused: () => {
      const active = focused()
      return (active?.labels?.[0] ?? active)?.textContent ?? ''
    },
    value: () => focused()?.value ?? '',
    /** Names that the page has now and had not. */
    leaked: () => [...Object.getOwnPropertyNames(window)].filter((name) => !names.has(name) && !/^\d+$/.test(name)).join(),
    /** How the parts of a form look, as far as a page outside could change it, but for the direction, which is the page's, with its side. */
    look: () => {
      let lines = ''
      for (const selector of LOOKED_AT) {
        const style = getComputedStyle(findRoot('tracemark-task').querySelector(selector))
        for (const name of INHERITED) lines += `${selector} ${name} ${name === 'textAlign' ? findSide(style) : style[name]}\n`
      }
      return lines
    },
    direction: () => getComputedStyle(findRoot('tracemark-task').querySelector('h1')).direction,
    /** Whether a part can be seen and pressed where it is. */
    reachable: (selector) => {
      const part = findRoot('tracemark-task').querySelector(selector)
      part.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = part.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      let hit = document.elementFromPoint(x, y)
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y)
        if (!inner || inner === hit) break
        hit = inner
      }
      return width >= 24 && height >= 24 && (hit === part || part.contains(hit))
    },
    /** Begins to check what an element shows; `checked` has the answer. */
    check: () => {
      checked = undefined
      window.heal?.()
      const scope = { include: [find('tracemark-task'), find('tracemark-page')] }
      axe.run(scope, { resultTypes: ['violations'] }).then(
        ({ violations }) => {
          checked = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`).join('\n') || 'nothing'
          window.infect?.()
        },
        (error) => {
          checked = `axe failed: ${error}`
        },
      )
      return true
    },
    checked: () => checked ?? '',
  }
})()
