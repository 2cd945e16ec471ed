import { useRuns } from '@tracemark/embed/device-runs'
import { SigningInScreen, type SigningInScreenProps } from '@tracemark/ui/screens/session/signing-in'

/** The failure of the whole page, with what this device has of the person's records. */
export const RecordsHere = (props: Pick<SigningInScreenProps, 'failure' | 'onRetry'>) => {
  const { runs, waiting } = useRuns()
  const drafts = runs?.filter(({ state }) => state === 'draft').length ?? 0
  return <SigningInScreen {...props} retries saved={runs && { waiting, drafts }} />
}
