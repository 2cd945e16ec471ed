/** @jsxImportSource react */
import type {} from '@tracemark/embed/types/react'

/** What TypeScript says of our elements in React's templates. */
export const right = (
  <>
    <tracemark-task
      token="a token"
      theme="dark"
      lang="de"
      initialAnswers={{ moisture: 11.2, parchment: 'even' }}
      style={{ ['--tm-accent' as string]: '#7a2e1d' }}
      ontracemark-completed={({ detail }) => detail.classification.toUpperCase()}
      ontracemark-resized={({ detail }) => detail.height.toFixed()}
    />
    <tracemark-page organization="sierra-alta" thing="finca-la-esperanza" ontracemark-ready={({ detail }) => detail.thingName} />
  </>
)

export const wrong = [
  // @ts-expect-error: no such theme
  <tracemark-task key="theme" theme="dim" />,
  // @ts-expect-error: the detail of this event has a height alone
  <tracemark-task key="detail" ontracemark-resized={({ detail }) => detail.width} />,
]
