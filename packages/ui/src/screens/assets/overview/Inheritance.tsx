import type { Asset } from '@tracemark/api/schemas'
import { Card } from '../../../components/Card/Card.tsx'
import { Line, Way } from '../../../components/Overview/parts.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'

interface InheritanceProps {
  asset: Pick<Asset, 'inherited' | 'inheritedMode'>
  /** Of the asset that it comes from. */
  href: string | undefined
  /** How many tasks it takes from there; undefined while that is not known. */
  tasks: number | undefined
  /** Of the list of its tasks. */
  tasksHref: string | undefined
  onOpen: (href: string) => void
}

/** What an asset has from another one, and which that is. */
export const Inheritance = ({ asset: { inherited, inheritedMode = 'oneOff' }, href, tasks, tasksHref, onOpen }: InheritanceProps) => {
  const t = useTranslate()
  const format = useFormat()
  if (!inherited) return null
  return (
    <Card title={t('asset-page:inherited_from')}>
      <Line>
        <Way href={href} onOpen={onOpen}>
          {inherited.name}
        </Way>
      </Line>
      <p>{t(`assets:inherits_${inheritedMode}`)}</p>
      {inheritedMode === 'continuous' && tasks !== undefined && (
        <Line>
          <Way href={tasksHref} onOpen={onOpen}>
            {t('asset-page:inherited_tasks', { count: tasks, shown: format.number(tasks) })}
          </Way>
        </Line>
      )}
    </Card>
  )
}
