import { classifications, type Interaction } from '@tracemark/api/schemas'

const id = (number: number) => `01939f00-0000-7000-8000-${String(number).padStart(12, '0')}`

export const sampleTasks = ['Moisture check', 'Cherry intake', 'Farm audit', 'Bag seal'].map((name, at) => ({ id: id(at + 1), name }))

const growers = ['Finca La Esperanza', 'Cooperativa El Roble', 'Veredal Buenavista', 'Asociación Río Verde', 'Finca Tres Hermanas']
const places = ['Pijao, Quindío', 'Génova, Quindío', 'Buenavista, Quindío', 'Córdoba, Quindío', 'Armenia, Quindío']
const elements = ['Drying patio', 'Wet mill', 'Warehouse', 'Farm visit']

/** One of a list, the same each time, and without a pattern that the eye finds. */
const pick = <Value>(list: readonly [Value, ...Value[]] | readonly Value[], seed: number): Value =>
  list[(seed * 2654435761) % list.length] as Value

/** That many interactions, the newest now, each some hours before the other. */
export const sampleInteractions = (count: number, now: Date): Interaction[] =>
  Array.from({ length: count }, (_, at) => {
    const recordDate = new Date(now.getTime() - at * 5.3 * 3600 * 1000).toISOString()
    const grower = (at * 7) % growers.length
    const name = growers[grower] ?? ''
    const task = pick(sampleTasks, at + 3)
    const location = {
      point: { type: 'Point' as const, coordinates: [-75.7, 4.3] as [number, number] },
      pointAccuracy: 8,
      place: places[grower] ?? '',
    }
    return {
      _id: id(1000 + at),
      orgId: 101,
      thingId: id(200 + grower),
      name: task.name,
      classification: at % 3 === 0 ? pick(classifications, at + 1) : 'notice',
      thing: { id: id(200 + grower), name },
      item: { id: id(3000 + at), name: `SA-${String(grower + 1).padStart(4, '0')}-${String(count - at).padStart(3, '0')}` },
      task,
      valueChainElement: { id: id(400), name: pick(elements, at), valueChainName: 'Coffee, from farm to port' },
      reportedDate: recordDate,
      reportedLocation: location,
      recordDate,
      recordLocation: location,
      createdBy: { id: id(500), name: 'Luz Dary Cifuentes' },
    }
  })
