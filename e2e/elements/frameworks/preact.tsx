/** @jsxImportSource preact */
import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/preact'
import { createRef, render } from 'preact'
import type { Framework, View } from './site.ts'

const others = (hear: View['hear']): object => ({
  onlowercaseevent: hear,
  'onkebab-event': hear,
  oncamelEvent: hear,
  onCAPSevent: hear,
  onPascalEvent: hear,
})

export const preact: Framework = async (target, first) => {
  const ref = createRef<TracemarkTaskElement>()
  const Page = ({ isShown, count, hidden, thing, token, initialAnswers, hear }: View) =>
    isShown ? (
      <tracemark-task
        ref={ref}
        hidden={hidden}
        thing={String(thing)}
        token={token}
        initialAnswers={initialAnswers as TracemarkTaskElement['initialAnswers']}
        ontracemark-failed={hear}
        {...others(hear)}
      >
        {count !== undefined && <p slot="loading">{count}</p>}
      </tracemark-task>
    ) : (
      <p>Something else</p>
    )
  const draw = async (view: View) => render(<Page {...view} />, target)
  await draw(first)
  return { draw, element: () => ref.current, end: () => render(null, target) }
}
