import type { ClientErrorCode } from '@tracemark/api/client'
import { getPublicPagePath } from '@tracemark/api/public-page-path'
import { useLanguage } from '@tracemark/ui/i18n'
import { PublicPageScreen, type PublicPageView } from '@tracemark/ui/screens/public-pages'
import { useEffect, useRef, useState } from 'react'
import { PublicFailure } from '../element/ask-public.ts'
import { copyContent } from './copy-content.ts'
import { readPage } from './read-page.ts'
import { SectionsOnDemand } from './SectionsOnDemand.tsx'
import { TaskInPlace } from './TaskInPlace.tsx'

export type PublicPageEvent =
  | { type: 'ready'; thingName: string; accentColor?: string | undefined }
  | { type: 'failed'; code: ClientErrorCode; requestId?: string | undefined }

export interface PublicPageWidgetProps {
  /** The organization's short name in addresses. */
  organization: string
  /** The asset's public link. */
  thing: string
  /** Name, id or unique id of the unit that the visitor holds. */
  item?: string | undefined
  /** Origin of the API; '' is the page's own. */
  api: string
  onEvent?: (event: PublicPageEvent) => void
}

const lasting: readonly ClientErrorCode[] = ['not_found', 'invalid_content']

/** The public page of an asset, loaded and shown: the custom element mounts it. */
export const PublicPageWidget = ({ organization, thing, item, api, onEvent }: PublicPageWidgetProps) => {
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [view, setView] = useState<PublicPageView>({ kind: 'loading' })
  const hear = useRef(onEvent)
  hear.current = onEvent
  /** The address of the page that is shown, which stands while it is read in another language. */
  const shown = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    const address = [api, organization, thing, item].join('\n')
    const isShown = shown.current === address
    if (!isShown) {
      shown.current = undefined
      setView({ kind: 'loading' })
    }
    readPage({ organization, thing, item, api, language }, controller.signal).then(
      (page) => {
        setView({ kind: 'page', page })
        shown.current = address
        if (isShown) return
        hear.current?.({ type: 'ready', thingName: page.thing.name, accentColor: page.organization.accentColor })
      },
      (error: unknown) => {
        if (controller.signal.aborted || isShown) return
        const { code, requestId } = error instanceof PublicFailure ? error : new PublicFailure('answer_unreadable')
        setView({ kind: 'failed', code, requestId, retryable: !lasting.includes(code) })
        hear.current?.({ type: 'failed', code, requestId })
      },
    )
    return () => controller.abort()
  }, [api, organization, thing, item, language, attempt])

  return (
    <PublicPageScreen
      view={view}
      item={item}
      address={(api || location.origin) + getPublicPagePath(organization, thing)}
      Sections={SectionsOnDemand}
      frame={`${api}/embed/frame.html`}
      runTask={({ taskThingId }, end) => (
        <TaskInPlace organization={organization} thing={thing} item={item} api={api} task={taskThingId} onClosed={end} />
      )}
      copyContent={() => copyContent({ organization, thing, item, api })}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}
