import { ApiError, type ClientErrorCode, createApiClient } from '@tracemark/api/client'
import { publicThings } from '@tracemark/api/contract/public-things'
import { PublicPageScreen, type PublicPageView } from '@tracemark/ui/screens/public-page'
import { useEffect, useRef, useState } from 'react'

export type PublicPageEvent =
  | { type: 'ready'; thingName: string }
  | { type: 'failed'; code: ClientErrorCode; requestId?: string | undefined }

export interface PublicPageWidgetProps {
  /** The organization's short name in addresses. */
  organization: string
  /** The asset's public link. */
  thing: string
  /** Origin of the API; '' is the page's own. */
  api: string
  onEvent?: (event: PublicPageEvent) => void
}

const lasting: readonly ClientErrorCode[] = ['not_found', 'invalid_content']

/** The public page of an asset, loaded and shown: the custom element mounts it, and so does the portal's route. */
export const PublicPageWidget = ({ organization, thing, api, onEvent }: PublicPageWidgetProps) => {
  const [attempt, setAttempt] = useState(0)
  const [view, setView] = useState<PublicPageView>({ kind: 'loading' })
  const hear = useRef(onEvent)
  hear.current = onEvent

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    setView({ kind: 'loading' })
    createApiClient({ first: { publicThings }, baseUrl: api })
      .publicThings.get({ params: { a: organization, b: thing } }, { signal: controller.signal })
      .then(
        (page) => {
          setView({ kind: 'page', page })
          hear.current?.({ type: 'ready', thingName: page.thing.name })
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          const { code, requestId } = error instanceof ApiError ? error : { code: 'answer_unreadable' as const, requestId: undefined }
          setView({ kind: 'failed', code, requestId, retryable: !lasting.includes(code) })
          hear.current?.({ type: 'failed', code, requestId })
        },
      )
    return () => controller.abort()
  }, [api, organization, thing, attempt])

  return <PublicPageScreen view={view} onRetry={() => setAttempt((count) => count + 1)} />
}
