import { createWakeListener } from '@tracemark/state-machines/session'
import { createVersionCheckMachine, toVersionCheckView } from '@tracemark/state-machines/version-check'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { hasUnsavedInput } from '../app/has-unsaved-input.ts'
import { inItsTime } from '../app/in-its-time.ts'
import { readDeployedRelease, runningRelease } from '../app/release.ts'

const ReloadQuestion = inItsTime(async () => (await import('./reload-question.tsx')).ReloadQuestion)

const machine = createVersionCheckMachine({
  readRelease: (signal) => readDeployedRelease(signal),
  reload: () => location.reload(),
  listenToWake: createWakeListener(window),
})

/** Looks for a newer release. Once there is one, the frame is given what its Reload does; unsaved input is asked about first. */
export const ReleaseCheck = ({ onReleased }: { onReleased: (reload: (() => void) | undefined) => void }) => {
  const [running] = useState(() => runningRelease(document))
  const actor = useActorRef(machine, { input: { running } })
  const view = useSelector(actor, toVersionCheckView)
  const isReleased = view !== 'current'
  useEffect(() => {
    onReleased(isReleased ? () => actor.send({ type: 'RELOAD', unsaved: hasUnsavedInput() }) : undefined)
  }, [actor, isReleased, onReleased])
  if (view !== 'confirming') return null
  return (
    <Suspense fallback={null}>
      <ReloadQuestion onConfirm={() => actor.send({ type: 'CONFIRM' })} onKeep={() => actor.send({ type: 'KEEP' })} />
    </Suspense>
  )
}
