import { type Classification, classifications } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { StatusDonut } from './StatusDonut.tsx'
import type { Tone } from './tones.tsx'

const tones: Record<Classification, Tone> = { notice: 'notice', alert: 'alert', warning: 'warning', unclassified: 'plain' }

export interface ClassificationDonutProps {
  /** Absent while they are on their way. */
  counts?: Readonly<Record<Classification, number>> | undefined
}

/** How interactions divide by how grave they are. */
export const ClassificationDonut = ({ counts }: ClassificationDonutProps) => {
  const t = useTranslate()
  return (
    <StatusDonut
      title={t('interactions:classifications')}
      loading={counts === undefined}
      parts={classifications.map((kind) => ({
        id: kind,
        label: t(`interactions:classification.${kind}`),
        tone: tones[kind],
        value: counts?.[kind] ?? 0,
      }))}
    />
  )
}
