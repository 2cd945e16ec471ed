/** @jsxImportSource react */
import type { TracemarkTaskElement } from '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/react'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Framework, View } from './site.ts'

// Names of events that are not ours: the table of elements knows ours alone.
const others = (hear: View['hear']): object => ({
  onlowercaseevent: hear,
  'onkebab-event': hear,
  oncamelEvent: hear,
  onCAPSevent: hear,
  onPascalEvent: hear,
})

export const react: Framework = async (target, first) => {
  const root = createRoot(target)
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
  const draw = async (view: View) => flushSync(() => root.render(<Page {...view} />))
  await draw(first)
  return { draw, element: () => ref.current, end: () => root.unmount() }
}
