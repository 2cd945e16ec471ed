import { addresses } from '@tracemark/api/addresses'
import { createInvitationMachine, type Doorway, isSameView, toInvitationView } from '@tracemark/state-machines/invitation'
import { createWakeListener } from '@tracemark/state-machines/session'
import { useTranslate } from '@tracemark/ui/i18n'
import { InvitationScreen } from '@tracemark/ui/screens/invitations/received'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressParams } from '../../platform/address-params.ts'
import { openStorage } from '../../platform/device-storage.ts'
import type { Services } from '../../platform/services.ts'
import { useAccountView, useServices, useSessionView } from '../../platform/services-context.tsx'
import { useTitle } from '../../platform/use-title.ts'
import { noteAfterLogout } from '../../session/after-logout.ts'
import { ARRIVAL } from '../../session/arrival.ts'
import { SignInGate } from '../../session/sign-in-gate.tsx'
import { useSignOut } from '../../session/use-sign-out.tsx'

const createMachine = ({ client, session, organization, logger }: Services, here: string) =>
  createInvitationMachine({
    client,
    leave: (doorway: Doorway) => session.send({ type: 'SIGN_IN', ...doorway, returnTo: here }),
    switchAccount: () => {
      noteAfterLogout(
        openStorage(() => sessionStorage),
        here,
      )
      session.send({ type: 'SIGN_OUT' })
    },
    joined: () => organization.send({ type: 'LOAD_ACCOUNT', force: true }),
    listenToWake: createWakeListener(window),
    logger,
  })

const Invitation = ({ token, signedInAs }: { token: string | undefined; signedInAs: string | undefined }) => {
  const services = useServices()
  const navigate = useNavigate()
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const [machine] = useState(() => createMachine(services, `${pathname}${search}`))
  const actor = useActorRef(machine, { input: { token, signedInAs } })
  const view = useSelector(actor, toInvitationView, isSameView)
  const { signOut, question } = useSignOut(() => actor.send({ type: 'SWITCH_ACCOUNT' }))
  useTitle(t('names:invitations.one'))
  return (
    <>
      <InvitationScreen
        state={view}
        onAccept={() => actor.send({ type: 'ACCEPT' })}
        onDecline={() => actor.send({ type: 'DECLINE' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        onCancel={() => actor.send({ type: 'CANCEL' })}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onSwitchAccount={signOut}
        onOpen={(slug) => navigate(addresses.interactions.list.to({ org: slug }), { state: ARRIVAL })}
        onHome={() => navigate('/')}
      />
      {question}
    </>
  )
}

/**
 * /profile/invitations. Whoever is not signed in is led by the invitation: to sign in, or to sign up with the invited address. Whoever
 * is, answers it here; the account says as whom.
 */
export const Component = () => {
  const session = useSessionView()
  const account = useAccountView()
  const [params] = useAddressParams()
  const token = params.get('inviteToken') ?? undefined
  if (session.kind === 'signedIn') {
    if (account.kind !== 'loaded' && account.kind !== 'failed') return null
    const signedInAs = account.kind === 'loaded' ? account.account.email : (session.email ?? '')
    return <Invitation key={session.subject} token={token} signedInAs={signedInAs} />
  }
  // Without somebody to leave for, and after a sign-in that failed, the page says so: it would go in circles.
  if (token === undefined || session.kind !== 'signedOut' || session.ended) return <SignInGate session={session} />
  return <Invitation key="" token={token} signedInAs={undefined} />
}
