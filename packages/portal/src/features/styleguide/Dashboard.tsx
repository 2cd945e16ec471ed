import { ClassificationDonut } from '@tracemark/ui/components/charts'
import { ClassificationBar } from '@tracemark/ui/components/classification-bar'
import { Timeline } from '@tracemark/ui/components/timeline'
import { Month } from './CalendarPage.tsx'
import { Jobs, MonthlyChart } from './Charts.tsx'
import { Sample, Sheet } from './Sheet.tsx'
import { counts, timeline } from './samples.ts'

/** The parts of the other pages, as they stand together. */
export const Dashboard = () => (
  <Sheet page="dashboard">
    <ClassificationBar counts={counts} />
    <MonthlyChart />
    <div className="styleguide-grid">
      <ClassificationDonut counts={counts} />
      <Jobs />
    </div>
    <Month />
    <Sample name="Timeline">
      <Timeline events={timeline} />
    </Sample>
  </Sheet>
)
