/** Sheets that components import; what they stand on (theme/page.css) comes first on every page, and Emotion's rules where they will. */
const OF_COMPONENTS = /\/packages\/ui\/src\/(components|field|scanning|screens)\//

const isOfComponent = ({ dataset }: HTMLElement) => OF_COMPONENTS.test(dataset.viteDevId ?? '')

/** What the sheets say anything of: a browser computes some 400 properties for each element. */
const listProperties = (sheets: readonly HTMLStyleElement[]) => [
  ...new Set(sheets.flatMap(({ textContent }) => [...textContent.matchAll(/^\s+([a-z-]+):/gm)].map(([, property = '']) => property))),
]

const name = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`

/**
 * Styles come in the order in which code does, which differs from page to page: with the components' sheets in reverse, behind those of
 * Emotion, everything looks the same.
 */
export const expectAnyOrder = async (): Promise<void> => {
  const { expect } = await import('vitest')
  // What is folded away is laid out only when somebody asks.
  const folded = ':is(details:not([open]) > :not(summary))'
  const elements = [...document.body.querySelectorAll(`:not(svg *, script, style, ${folded}, ${folded} *)`)]
  const sheets = [...document.querySelectorAll('style')].filter(isOfComponent)
  const properties = listProperties(sheets)
  const readStyles = () =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      return properties.map((property) => style.getPropertyValue(property)).join()
    })
  const before = readStyles()
  const places = sheets.map((sheet) => {
    const place = new Comment()
    sheet.replaceWith(place)
    return place
  })
  document.head.append(...sheets.toReversed())
  const after = readStyles()
  for (const [at, sheet] of sheets.entries()) places[at]?.replaceWith(sheet)
  const changed = elements.filter((_, at) => before[at] !== after[at]).map(name)
  expect(changed, 'Which of two sheets is the later one decides how these look: let the one that shall win weigh more.').toEqual([])
}
