import { createWakeListener } from '@tracemark/state-machines/session'
import { createVersionCheckMachine, toVersionCheckView } from '@tracemark/state-machines/version-check'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { hasUnsavedInput } from '../platform/has-unsaved-input.ts'
import { consoleLogger } from '../platform/logger.ts'
import { readDeployedRelease, runningRelease } from './release.ts'

const questionCode = onDemand(() => import('./reload-question.tsx'))

const machine = createVersionCheckMachine({
  readRelease: (signal) => readDeployedRelease(signal),
  reload: () => location.reload(),
  listenToWake: createWakeListener(window),
  logger: consoleLogger,
})

/** Looks for a newer release. Once there is one, the frame is given what its Reload does; unsaved input is asked about first. */
export const ReleaseCheck = ({ onReleased }: { onReleased: (reload: { run: () => void } | undefined) => void }) => {
  const [running] = useState(() => runningRelease(document))
  const actor = useActorRef(machine, { input: { running } })
  const view = useSelector(actor, toVersionCheckView)
  const isReleased = view !== 'current'
  useEffect(() => {
    onReleased(isReleased ? { run: () => actor.send({ type: 'RELOAD', unsaved: hasUnsavedInput() }) } : undefined)
  }, [actor, isReleased, onReleased])
  const ReloadQuestion = useOnDemand(questionCode, view === 'confirming')?.ReloadQuestion
  if (view !== 'confirming' || !ReloadQuestion) return null
  return <ReloadQuestion onConfirm={() => actor.send({ type: 'CONFIRM' })} onKeep={() => actor.send({ type: 'KEEP' })} />
}
