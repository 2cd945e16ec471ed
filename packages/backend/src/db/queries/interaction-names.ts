import type { Clock } from '../../clock.ts'
import type { Row } from './interactions.ts'

const ORGANIZATIONS_MAX = 100
const NAMES_MAX = 500
/** So long stands what somebody changes by hand, past the triggers that see what changes a name. */
const KEPT_MS = 60_000

type ThingNames = Pick<Row, 'thing_name' | 'thing_image'>
type TaskNames = Pick<Row, 'task_name'>
type ElementNames = Pick<Row, 'element_name' | 'chain_name'>
type CreatorNames = Pick<Row, 'first_name' | 'last_name'>
type Names = ThingNames & TaskNames & ElementNames & CreatorNames

/** A record, and the version of its organization that the same statement has read. */
type Versioned = Omit<Row, keyof Names> & { version: string }

export interface InteractionNames {
  /** With what it names; `undefined` where not all of that is known as it is now. */
  complete<Found extends Versioned>(row: Found): (Found & Names) | undefined
  keep(row: Versioned & Names): void
}

const NO_ELEMENT: ElementNames = { element_name: null, chain_name: null }
const NOBODY: CreatorNames = { first_name: null, last_name: null }

/** So many of them, the oldest making room. */
class Few<Key, Value> extends Map<Key, Value> {
  readonly #max: number
  constructor(max: number) {
    super()
    this.#max = max
  }
  override set(key: Key, value: Value): this {
    const [first] = this.size >= this.#max && !this.has(key) ? this.keys() : []
    if (first !== undefined) this.delete(first)
    return super.set(key, value)
  }
}

class OfOrganization {
  readonly version: string
  readonly until: number
  readonly things = new Few<string, ThingNames>(NAMES_MAX)
  readonly tasks = new Few<string, TaskNames>(NAMES_MAX)
  readonly elements = new Few<string, ElementNames>(NAMES_MAX)
  readonly creators = new Few<string, CreatorNames>(NAMES_MAX)
  constructor(version: string, until: number) {
    this.version = version
    this.until = until
  }
}

/**
 * What assets, tasks, stages and people are called: few names that many records have. They are kept in the process with the version
 * that they were read with, and good for rows that are read with the same (decision 100).
 */
export const createInteractionNames = (clock: Clock): InteractionNames => {
  const known = new Few<number, OfOrganization>(ORGANIZATIONS_MAX)
  const of = ({ organization_id, version }: Versioned): OfOrganization | undefined => {
    const names = known.get(organization_id)
    return names && names.version === version && clock.now().getTime() < names.until ? names : undefined
  }
  return {
    complete: (row) => {
      const names = of(row)
      const thing = names?.things.get(row.thing_id)
      const task = names?.tasks.get(row.task_id)
      const element = row.value_chain_element_id === null ? NO_ELEMENT : names?.elements.get(row.value_chain_element_id)
      const creator = row.created_by === null ? NOBODY : names?.creators.get(row.created_by)
      return thing && task && element && creator && { ...row, ...thing, ...task, ...element, ...creator }
    },
    keep: (row) => {
      const names = of(row) ?? new OfOrganization(row.version, clock.now().getTime() + KEPT_MS)
      known.set(row.organization_id, names)
      const { thing_name, thing_image, task_name, element_name, chain_name, first_name, last_name } = row
      names.things.set(row.thing_id, { thing_name, thing_image })
      names.tasks.set(row.task_id, { task_name })
      if (row.value_chain_element_id !== null) names.elements.set(row.value_chain_element_id, { element_name, chain_name })
      // Who is not shown here may be later, without that any name changes.
      if (row.created_by !== null && first_name !== null) names.creators.set(row.created_by, { first_name, last_name })
    },
  }
}
