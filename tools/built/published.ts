import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Target {
  source: string
  types?: string
  /** Absent where a subpath has types alone. */
  default?: string
}

export interface Manifest {
  exports: Record<string, Target | string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  engines?: { node?: string }
  [field: string]: unknown
}

export const root = join(import.meta.dirname, '../..')

/** The packages that go to the registry; portal and backend are run, not imported. */
export const published = ['api', 'state-machines', 'ui', 'embed'].map((name) => ({
  name,
  manifest: JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest,
}))
