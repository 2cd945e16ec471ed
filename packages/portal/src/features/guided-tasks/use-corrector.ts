import { openDevice } from '@tracemark/embed/device-runs'
import { createCorrector } from '@tracemark/state-machines/device-runs'
import { useEffect } from 'react'
import { useServices, useSessionView } from '../../platform/services-context.tsx'

/** Sends what waits on this device; corrections as who is signed in, if it was they who wrote them. */
export const useCorrector = (): void => {
  const { client } = useServices()
  const session = useSessionView()
  const subject = session.kind === 'signedIn' ? session.subject : undefined
  useEffect(() => {
    openDevice().then(
      (device) => {
        device.correctAs((correction) =>
          correction.subject === subject ? createCorrector(client.for(correction.organization.id)) : undefined,
        )
        device.startSending()
      },
      () => undefined,
    )
  }, [client, subject])
}
