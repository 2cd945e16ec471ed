import { chunkFailure } from '@tracemark/ui/errors'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { SigningInScreen } from '@tracemark/ui/screens/signing-in'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

// The whole document: the browser does not fetch a stylesheet again that failed once.
const reload = () => location.reload()

/** Why it could not be shown. What failed without a network loads by itself once there is one. */
export const useRouteFailure = () => {
  const failure = chunkFailure(useRouteError()) ?? { code: 'unexpected' as const }
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return { failure, onRetry: reload }
}

/** A page that could not be shown: an address that is none, code or styles that did not come, or a mistake in the code. */
export const RouteFailure = () => {
  const error = useRouteError()
  const failed = useRouteFailure()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NoticeScreen kind="not_found" standalone onHome={() => location.assign('/')} />
  return <SigningInScreen {...failed} />
}
