import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import { html, nothing, render } from 'lit'
import { createRef, ref } from 'lit/directives/ref.js'
import type { Framework, View } from './site.ts'

export const lit: Framework = async (target, first) => {
  const element = createRef<TracemarkTaskElement>()
  const page = ({ isShown, count, hidden, thing, token, initialAnswers, hear }: View) =>
    isShown
      ? html`<tracemark-task
          ${ref(element)}
          ?hidden=${hidden}
          thing=${thing}
          token=${token}
          .initialAnswers=${initialAnswers}
          @tracemark-failed=${hear}
          @lowercaseevent=${hear}
          @kebab-event=${hear}
          @camelEvent=${hear}
          @CAPSevent=${hear}
          @PascalEvent=${hear}
          >${count === undefined ? nothing : html`<p slot="loading">${count}</p>`}</tracemark-task
        >`
      : html`<p>Something else</p>`
  const draw = async (view: View) => void render(page(view), target)
  await draw(first)
  return { draw, element: () => element.value, end: () => render(nothing, target) }
}
