import pageCss from '@tracemark/ui/public-page.css?inline'
import { mountReact } from '../element/mount-react.tsx'
import { publicAddressOf } from '../element/public-address.ts'
import { type Mount, scriptOrigin } from '../element/tracemark-element.ts'
import { TracemarkFailedEvent, TracemarkReadyEvent } from '../element/tracemark-events.ts'
import { type PublicPageEvent, PublicPageWidget } from './PublicPageWidget.tsx'

const toEvent = (event: PublicPageEvent): Event =>
  event.type === 'ready'
    ? new TracemarkReadyEvent({ thingName: event.thingName })
    : new TracemarkFailedEvent({ code: event.code, ...(event.requestId !== undefined && { requestId: event.requestId }) })

interface PageHost extends HTMLElement {
  readonly organization: string | null
  readonly thing: string | null
  readonly item: string | null
  readonly api: string | null
}

export const mountPublicPage: Mount<PageHost> = (host, slot) => {
  const mounted = mountReact(host, slot, {
    css: pageCss,
    namespaces: ['errors', 'public-page'],
    render: () => (
      <PublicPageWidget
        {...publicAddressOf(host)}
        item={host.item ?? undefined}
        api={host.api ?? scriptOrigin}
        onEvent={(event) => mounted.tell(toEvent(event))}
      />
    ),
  })
  return mounted
}
