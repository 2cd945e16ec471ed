import { type ComponentChild, hydrate, options, render } from 'preact'

/** Preact ends effects after the next frame; what is removed stops its requests at once (LIFECYCLE.md). */
const unmountNow = (container: Element): void => {
  const { requestAnimationFrame: later } = options
  options.requestAnimationFrame = (flush) => flush()
  try {
    render(null, container)
  } finally {
    if (later) options.requestAnimationFrame = later
    else delete options.requestAnimationFrame
  }
}

/** As react-dom has it, for `react.ts`. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild): void => render(children, container),
  unmount: (): void => unmountNow(container),
})

/** Takes over what a server has drawn. */
export const hydrateRoot = (container: Element, drawn: ComponentChild) => {
  hydrate(drawn, container)
  return createRoot(container)
}
