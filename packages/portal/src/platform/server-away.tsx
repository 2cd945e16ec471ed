import { SigningInScreen, type SigningInScreenProps } from '@tracemark/ui/screens/session/signing-in'
import { lazy, Suspense } from 'react'

type ServerAwayProps = Pick<SigningInScreenProps, 'failure' | 'onRetry'>

const Plain = (props: ServerAwayProps) => <SigningInScreen {...props} retries />

/** Reads what this device keeps. Where its code can't be fetched, the failure is said without it. */
const WithRecords = lazy(() =>
  import('../session/records-here.tsx').then(
    ({ RecordsHere }) => ({ default: RecordsHere }),
    () => ({ default: Plain }),
  ),
)

/** The server does not answer: what is saved on this device, and that the page tries again by itself. */
export const ServerAway = (props: ServerAwayProps) => (
  <Suspense fallback={<Plain {...props} />}>
    <WithRecords {...props} />
  </Suspense>
)
