import { SigningInScreen } from '@tracemark/ui/screens/signing-in'
import { PortalI18n, type PortalTexts } from './i18n.tsx'

/** The portal could not read its configuration: the server is away, or the network is. */
export const StartFailure = ({ texts }: { texts: PortalTexts }) => (
  <PortalI18n texts={texts} language={texts.initial.language}>
    <SigningInScreen failure={{ code: 'network_unreachable' }} onRetry={() => location.reload()} />
  </PortalI18n>
)
