import { loadMessages } from '@tracemark/ui/i18n'
import css from '@tracemark/ui/public-page.css?inline'
import type { ComponentType } from 'react'
import { bringLetters } from '../element/bring-letters.ts'
import { createBrand } from '../element/create-brand.ts'
import { mountReact } from '../element/mount-react.tsx'
import type { NothingNamedProps } from '../element/NothingNamed.tsx'
import { readPublicAddress } from '../element/public-address.ts'
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

let NothingNamed: ComponentType<NothingNamedProps> | undefined

export const mountPublicPage: Mount<PageHost> = (host, slot) => {
  const showBrand = createBrand(slot.getRootNode() as ShadowRoot)
  const mounted = mountReact(host, slot, {
    css,
    loadTexts: (language) => loadMessages(language, ['errors', 'public-page']),
    render: () => {
      const address = readPublicAddress(host)
      const { organization, thing } = address
      const api = host.api ?? scriptOrigin
      if (!organization || !thing)
        return (
          NothingNamed && (
            <div className="tm tm-public" part="frame">
              <div className="tm-public-middle">
                <NothingNamed host={host} api={api} missing={[!thing && 'thing', thing && 'organization']} tell={mounted.tell} />
              </div>
            </div>
          )
        )
      return (
        <PublicPageWidget
          {...address}
          item={host.item ?? undefined}
          api={api}
          onEvent={(event) => {
            if (event.type === 'ready') void showBrand(event.accentColor)
            mounted.tell(toEvent(event))
            bringLetters()
          }}
        />
      )
    },
  })
  return {
    ...mounted,
    update: async () => {
      const { organization, thing } = readPublicAddress(host)
      if (!organization || !thing) NothingNamed ??= (await import('../element/NothingNamed.tsx')).NothingNamed
      await mounted.update()
    },
  }
}
