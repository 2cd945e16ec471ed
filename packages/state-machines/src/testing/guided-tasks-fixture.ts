import type { FieldTask, PlaceList, TaskList, UnitList } from '../guided-tasks/guided-tasks.types.ts'

export const place = { thing: { id: '0198c5a0-0000-7000-8000-000000000004', name: 'Finca La Esperanza' } }

export const places: PlaceList = { places: [place], recent: [], isPartial: false, source: 'server' }

/** The first of two units. */
export const units: UnitList = {
  thing: place.thing,
  units: [{ id: '0198c5a0-0000-7000-8000-000000000021', name: 'SA-0004-217', sequenceNumber: 217, variantName: 'Washed' }],
  recent: [],
  total: 2,
  held: 0,
  source: 'server',
}

const task = (id: string, name: string): FieldTask => ({ id, taskId: `task ${id}`, name, isPrepared: false })

/** Two tasks of an asset. */
export const taskList: TaskList = {
  place,
  tasks: [task('first', 'Moisture check'), task('second', 'Bag handover')],
  source: 'server',
  history: 'organization',
}
