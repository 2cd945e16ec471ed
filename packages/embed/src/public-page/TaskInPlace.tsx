import { useTexts, useTranslate } from '@tracemark/ui/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import type { PublicTaskProps } from './PublicTask.tsx'

/** A task that runs within the page: its code, texts and look are fetched when somebody begins it. */
export const TaskInPlace = (props: PublicTaskProps) => {
  const t = useTranslate()
  const texts = useTexts('task-run')
  const [Task, setTask] = useState<ComponentType<PublicTaskProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    import('./PublicTask.tsx').then(
      ({ PublicTask }) => setTask(() => PublicTask),
      () => setFailed(true),
    )
  }, [])
  if (Task && texts === 'there') return <Task {...props} />
  return (
    <p className="tm-service-wait" role="status">
      {failed || texts === 'away' ? t(navigator.onLine ? 'errors:away.why' : 'errors:offline') : t('public-more:starting')}
    </p>
  )
}
