import { Calendar } from '@tracemark/ui/components/calendar'
import { useState } from 'react'
import { Sample, Sheet } from './Sheet.tsx'
import { day, events } from './samples.ts'

export const Month = () => {
  const [selected, setSelected] = useState(day(0))
  return <Calendar selected={selected} today={day(0)} events={events} onSelect={setSelected} />
}

export const CalendarPage = () => (
  <Sheet page="calendar">
    <Sample name="Calendar" bare>
      <Month />
    </Sample>
  </Sheet>
)
