import { surviveTranslation } from '@tracemark/ui/survive-translation'
import { watchHeight } from './watch-height.ts'

/** What begins when an element is seen: its page is told of its height, and the browser may translate it. Ends when the returned function is called. */
export const watchShown = (container: HTMLElement, host: HTMLElement): (() => void) => {
  const ends = [watchHeight(container, host), surviveTranslation(container)]
  return () => {
    for (const end of ends) end()
  }
}
