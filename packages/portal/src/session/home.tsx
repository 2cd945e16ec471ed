import { addresses } from '@tracemark/api/addresses'
import { chooseOrganization } from '@tracemark/state-machines/current-organization'
import { NoticeScreen } from '@tracemark/ui/screens/notice'
import { SigningInScreen } from '@tracemark/ui/screens/session/signing-in'
import { Navigate } from 'react-router'
import { ServerAway } from '../platform/server-away.tsx'
import { useAccountView, useServices } from '../platform/services-context.tsx'
import { ARRIVAL } from './arrival.ts'
import { useSignOut } from './use-sign-out.tsx'

/** Of somebody who belongs to no organization. */
const NoOrganization = ({ email }: { email: string }) => {
  const { signOut, question } = useSignOut()
  return (
    <>
      <NoticeScreen kind="no_organization" email={email} standalone onSignOut={signOut} />
      {question}
    </>
  )
}

/** Opens the organization that was used last, by this account or in general, else the account's first. */
export const Home = () => {
  const { memory, organization } = useServices()
  const view = useAccountView()
  if (view.kind === 'failed') {
    return <ServerAway failure={view} onRetry={() => organization.send({ type: 'LOAD_ACCOUNT', force: true })} />
  }
  if (view.kind !== 'loaded') return <SigningInScreen />
  const { id, email, organizations } = view.account
  const slug = chooseOrganization({ ...memory.recall(id), organizations })
  if (slug !== undefined) return <Navigate to={addresses.interactions.list.to({ org: slug })} state={ARRIVAL} replace />
  return <NoOrganization email={email} />
}
