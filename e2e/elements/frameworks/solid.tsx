/** @jsxImportSource solid-js */
import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/solid'
import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'
import type { eventNames, Framework, View } from './site.ts'

declare module 'solid-js' {
  namespace JSX {
    interface CustomEvents extends Record<(typeof eventNames)[number], Event> {}
  }
}

export const solid: Framework = async (target, first) => {
  const [view, setView] = createSignal(first)
  let element: TracemarkTaskElement | undefined
  const hear = (event: Event) => view().hear(event)
  const Page = () => (
    <Show when={view().isShown} fallback={<p>Something else</p>}>
      <tracemark-task
        ref={(given: TracemarkTaskElement) => {
          element = given
        }}
        hidden={view().hidden}
        thing={String(view().thing)}
        token={view().token}
        prop:initialAnswers={view().initialAnswers as TracemarkTaskElement['initialAnswers']}
        on:tracemark-failed={hear}
        on:lowercaseevent={hear}
        on:kebab-event={hear}
        on:camelEvent={hear}
        on:CAPSevent={hear}
        on:PascalEvent={hear}
      >
        <Show when={view().count !== undefined}>
          <p slot="loading">{view().count}</p>
        </Show>
      </tracemark-task>
    </Show>
  )
  const end = render(Page, target)
  return { draw: async (next: View) => void setView(() => next), element: () => element, end }
}
