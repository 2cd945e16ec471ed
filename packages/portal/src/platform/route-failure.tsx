import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { SigningInScreen } from '@tracemark/ui/screens/signing-in'
import { isRouteErrorResponse, useRouteError } from 'react-router'

/** A page that could not be shown: an address that is none, or code that could not be loaded. */
export const RouteFailure = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NoticeScreen kind="not_found" standalone onHome={() => location.assign('/')} />
  return (
    <SigningInScreen failure={{ code: navigator.onLine ? 'answer_unreadable' : 'network_unreachable' }} onRetry={() => location.reload()} />
  )
}
