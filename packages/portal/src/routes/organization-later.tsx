import { useTexts } from '@tracemark/ui/i18n'
import { useAccountView, useOrganizationView } from '../app/services-context.tsx'
import { OwnLanguage } from './own-language.tsx'
import { ReleaseCheck } from './release-check.tsx'

/** What an organization's pages do once they are there: the release that they are of, and the language of whoever looks at them. */
export const OrganizationLater = ({ onReleased }: { onReleased: (reload: (() => void) | undefined) => void }) => {
  const view = useOrganizationView()
  const account = useAccountView()
  // While the network is there: what failed is said without it too.
  useTexts('failures')
  return (
    <>
      <ReleaseCheck onReleased={onReleased} />
      {view.kind === 'ready' && account.kind === 'loaded' && (
        <OwnLanguage key={view.organization.id} organizationId={view.organization.id} accountId={account.account.id} />
      )}
    </>
  )
}
