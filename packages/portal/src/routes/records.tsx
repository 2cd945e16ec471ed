import { DeviceTexts, OutboxWidget, openDevice } from '@tracemark/embed/outbox'
import { useTranslate } from '@tracemark/ui/i18n'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useOnline } from '../app/use-online.ts'
import { useTitle } from '../app/use-title.ts'

/** What lies on this device, without a sign-in: a worker who has only a link must find it too. */
export const Records = () => {
  const t = useTranslate()
  const online = useOnline()
  const navigate = useNavigate()
  useTitle(t('outbox:title'))

  useEffect(() => {
    openDevice().then(
      (device) => device.startSending(),
      () => undefined,
    )
  }, [])

  const open = async (runId: string) => {
    const link = await (await openDevice()).runs.link(runId)
    if (link) navigate('/task', { state: { token: link, runId } })
  }
  return (
    <DeviceTexts>
      <OutboxWidget offline={!online} onContinue={open} />
    </DeviceTexts>
  )
}
