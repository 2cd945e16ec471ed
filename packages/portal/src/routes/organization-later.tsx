import '@tracemark/ui/staff-later.css'
import { useTexts } from '@tracemark/ui/i18n'
import { useEffect } from 'react'
import { openStorage } from '../app/device-storage.ts'
import { keepPage } from '../app/keep-page.ts'
import { useServices } from '../app/services-context.tsx'
import { useReturnToRow } from '../app/use-return-to-row.ts'
import { ReleaseCheck } from './release-check.tsx'

/** What an organization's pages do once they are there: the release that they are of, what a reload shows, where who comes back goes on, and the words for what may fail. */
export const OrganizationLater = ({ onReleased }: { onReleased: (reload: (() => void) | undefined) => void }) => {
  const { warmStart } = useServices()
  useReturnToRow()
  useEffect(
    () =>
      keepPage(
        openStorage(() => sessionStorage),
        warmStart,
      ),
    [warmStart],
  )
  // While the network is there: what failed is said without it too.
  useTexts('failures')
  return <ReleaseCheck onReleased={onReleased} />
}
