import { chunkFailure } from '@tracemark/ui/errors'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { SigningInScreen } from '@tracemark/ui/screens/session/signing-in'
import { isRouteErrorResponse, useRouteError } from 'react-router'

/** A page that could not be shown: an address that is none, code or styles that did not come, or a mistake in the code. */
export const RouteFailure = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NoticeScreen kind="not_found" standalone onHome={() => location.assign('/')} />
  return <SigningInScreen failure={chunkFailure(error) ?? { code: 'unexpected' }} onRetry={() => location.reload()} />
}
