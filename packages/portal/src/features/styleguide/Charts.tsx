import { BarChart, ClassificationDonut, StatusDonut } from '@tracemark/ui/components/charts'
import { useTranslate } from '@tracemark/ui/i18n'
import { Sample, Sheet } from './Sheet.tsx'
import { counts, day, monthly, months } from './samples.ts'

export const Charts = () => {
  const t = useTranslate()
  const week = [-6, -5, -4, -3, -2, -1, 0].map(day)
  return (
    <Sheet page="charts">
      <Sample name="BarChart" bare>
        <MonthlyChart />
      </Sample>
      <div className="styleguide-grid">
        <Sample name="BarChart" bare>
          <BarChart
            title={t('styleguide:tasks_run')}
            unit="day"
            periods={week}
            series={[{ id: 'tasks', label: t('styleguide:tasks_run'), tone: 'accent', values: [18, 7, 31, 26, 0, 22, 14] }]}
          />
        </Sample>
        <Sample name="ClassificationDonut" bare>
          <ClassificationDonut counts={counts} />
        </Sample>
        <Sample name="StatusDonut" bare>
          <Jobs />
        </Sample>
        <Sample name="StatusDonut" bare>
          <StatusDonut title={t('styleguide:certificates')} parts={[]} loading />
        </Sample>
      </div>
    </Sheet>
  )
}

export const MonthlyChart = () => {
  const t = useTranslate()
  const kinds = ['notice', 'alert', 'warning'] as const
  return (
    <BarChart
      title={t('styleguide:interactions')}
      unit="month"
      periods={months()}
      series={kinds.map((kind) => ({ id: kind, label: t(`interactions:classification.${kind}`), tone: kind, values: monthly[kind] }))}
    />
  )
}

export const Jobs = () => {
  const t = useTranslate()
  return (
    <StatusDonut
      title={t('styleguide:jobs')}
      parts={[
        { id: 'done', label: t('styleguide:job_done'), tone: 'positive', value: 42 },
        { id: 'open', label: t('styleguide:job_open'), tone: 'notice', value: 11 },
        { id: 'late', label: t('styleguide:job_late'), tone: 'warning', value: 3 },
      ]}
    />
  )
}
