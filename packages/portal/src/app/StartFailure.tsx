import type { I18n } from '@tracemark/ui/i18n'
import { SigningInScreen } from '@tracemark/ui/screens/signing-in'
import { PortalI18n } from './i18n.tsx'

/** The portal could not read its configuration: the server is away, or the network is. */
export const StartFailure = ({ language }: { language: I18n }) => (
  <PortalI18n initial={language} language={language.language}>
    <SigningInScreen failure={{ code: 'network_unreachable' }} onRetry={() => location.reload()} />
  </PortalI18n>
)
