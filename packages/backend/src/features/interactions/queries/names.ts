import type { Clock } from '../../../platform/clock.ts'
import { LruMap } from '../../../platform/lru-map.ts'
import type { Names, Row } from './rows.ts'

const ORGANIZATIONS_MAX = 100
const NAMES_MAX = 500
/** So long stands what somebody changes by hand, past the triggers that see what changes a name. */
const KEPT_MS = 60_000

type Own = Pick<Row, 'organization_id' | 'asset_id' | 'task_id' | 'value_chain_element_id' | 'created_by'>

export interface InteractionNames {
  /** What a record names; `undefined` where not all of that is known as it was at this version of the organization. */
  of(row: Own, version: string): Names | undefined
  keep(row: Row, version: string): void
}

const NO_ELEMENT: Names['element'] = { element_name: null, chain_name: null }
const NOBODY: Names['creator'] = { first_name: null, last_name: null }

class OfOrganization {
  readonly version: string
  readonly until: number
  readonly things = new LruMap<string, Names['thing']>(NAMES_MAX)
  readonly tasks = new LruMap<string, Names['task']>(NAMES_MAX)
  readonly elements = new LruMap<string, Names['element']>(NAMES_MAX)
  readonly creators = new LruMap<string, Names['creator']>(NAMES_MAX)
  constructor(version: string, until: number) {
    this.version = version
    this.until = until
  }
}

/**
 * What assets, tasks, stages and people are called: few names that many records have. They are kept in the process with the version
 * that they were read with, and good for rows that are read with the same (docs/decisions/reads.md).
 */
export const createInteractionNames = (clock: Clock): InteractionNames => {
  const known = new LruMap<number, OfOrganization>(ORGANIZATIONS_MAX)
  const ofOrganization = ({ organization_id }: Own, version: string): OfOrganization | undefined => {
    const names = known.get(organization_id)
    return names && names.version === version && clock.now().getTime() < names.until ? names : undefined
  }
  return {
    of: (row, version) => {
      const names = ofOrganization(row, version)
      const thing = names?.things.get(row.asset_id)
      const task = names?.tasks.get(row.task_id)
      const element = row.value_chain_element_id === null ? NO_ELEMENT : names?.elements.get(row.value_chain_element_id)
      const creator = row.created_by === null ? NOBODY : names?.creators.get(row.created_by)
      return thing && task && element && creator && { thing, task, element, creator }
    },
    keep: (row, version) => {
      const names = ofOrganization(row, version) ?? new OfOrganization(version, clock.now().getTime() + KEPT_MS)
      known.set(row.organization_id, names)
      const { asset_name, asset_image, task_name, element_name, chain_name, first_name, last_name } = row
      names.things.set(row.asset_id, { asset_name, asset_image })
      names.tasks.set(row.task_id, { task_name })
      if (row.value_chain_element_id !== null) names.elements.set(row.value_chain_element_id, { element_name, chain_name })
      if (row.created_by !== null) names.creators.set(row.created_by, { first_name, last_name })
    },
  }
}
