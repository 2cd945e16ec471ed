import { useTexts } from '@tracemark/ui/i18n'
import { ReleaseCheck } from './release-check.tsx'

/** What an organization's pages do once they are there: the release that they are of, and the words for what may fail. */
export const OrganizationLater = ({ onReleased }: { onReleased: (reload: (() => void) | undefined) => void }) => {
  // While the network is there: what failed is said without it too.
  useTexts('failures')
  return <ReleaseCheck onReleased={onReleased} />
}
