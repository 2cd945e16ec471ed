import { mountReact } from '../element/mount-react.tsx'
import { type Mount, scriptOrigin } from '../element/tracemark-element.ts'
import { TracemarkFailedEvent, TracemarkReadyEvent } from '../element/tracemark-events.ts'
import { type PublicPageEvent, PublicPageWidget } from './PublicPageWidget.tsx'
import type { TracemarkPageElement } from './public-page-element.ts'

const toEvent = (event: PublicPageEvent): Event =>
  event.type === 'ready'
    ? new TracemarkReadyEvent({ thingName: event.thingName })
    : new TracemarkFailedEvent({ code: event.code, ...(event.requestId !== undefined && { requestId: event.requestId }) })

export const mountPublicPage: Mount<TracemarkPageElement> = (host, root) =>
  mountReact(host, root, ['common', 'errors', 'public-page'], () => (
    <PublicPageWidget
      organization={host.organization ?? ''}
      thing={host.thing ?? ''}
      api={host.api ?? scriptOrigin}
      onEvent={(event) => host.dispatchEvent(toEvent(event))}
    />
  ))
