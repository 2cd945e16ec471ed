import { classifications, type InteractionMap } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { coordinatesText } from '../../../i18n/coordinates-text.ts'

type Cluster = InteractionMap['clusters'][number]

/** Of a degree, about a kilometre. */
const DECIMALS = 2
const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** A cluster in words. */
export const useClusterWords = () => {
  const t = useTranslate()
  const format = useFormat()
  const count = ({ count: all }: Cluster): string => t('interactions-map:interactions', { count: all, shown: format.number(all) })
  const place = ({ coordinates: [longitude, latitude] }: Cluster): string =>
    coordinatesText([round(longitude), round(latitude)], t, format, DECIMALS)
  const parts = ({ classifications: counts }: Cluster): string =>
    format.list(
      classifications.flatMap((kind) => {
        const number = counts[kind] ?? 0
        return number === 0 ? [] : [`${t(`interactions:classification.${kind}`)} ${format.number(number)}`]
      }),
    )
  const label = (cluster: Cluster): string => {
    const { interaction } = cluster
    if (!interaction) return format.list([count(cluster), parts(cluster), place(cluster)])
    const { classification, task, thing, reportedDate } = interaction
    return format.list([t(`interactions:classification.${classification}`), task.name, thing.name, format.dateTime(reportedDate)])
  }
  return { count, place, parts, label }
}
