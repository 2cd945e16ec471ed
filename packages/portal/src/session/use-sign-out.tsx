import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useState } from 'react'
import { useServices } from '../platform/services-context.tsx'
import type { OnDevice } from './on-device.ts'

const questionCode = onDemand(() => import('./sign-out-question.tsx'), ['device-runs'])

/** Signs out, or leaves the account by another way; where this device has what the person may miss, it is asked about first (`question`). */
export const useSignOut = (otherWay?: () => void): { signOut: () => void; question: ReactNode } => {
  const { session, logger } = useServices()
  const t = useTranslate()
  const [found, setFound] = useState<OnDevice>()
  const code = useOnDemand(questionCode, found !== undefined)
  const leave = otherWay ?? (() => session.send({ type: 'SIGN_OUT' }))

  const ask = async () => {
    const { readThisDevice } = await questionCode.load()
    const onDevice = await readThisDevice(logger)
    if (onDevice) setFound(onDevice)
    else leave()
  }
  const signOut = () =>
    ask().catch((error) => {
      logger.warn('What this device keeps could not be read.', { error })
      // It may have interactions to send. The browser's own question needs no code that could be missing.
      if (window.confirm(t('common:sign_out_unread'))) leave()
    })
  return {
    signOut: () => void signOut(),
    question: found && code && <code.SignOutQuestion {...found} onConfirm={leave} onClose={() => setFound(undefined)} />,
  }
}
