import { readConfig } from '../config.ts'
import { inUnits } from '../platform/disk.ts'
import { type Cluster, readCluster, withCluster } from './cluster.ts'
import type { Command } from './command.ts'
import { formatTable } from './format-table.ts'
import { UnknownCommandError } from './usage.ts'

const inUnitsOrNone = (bytes: number | undefined): string => (bytes === undefined ? '-' : inUnits(bytes))

/** Of parts, each once. `undefined` where one is not known. */
const sumBytes = (organizations: Cluster['organizations']): number | undefined =>
  [...new Map(organizations.map(({ part }) => [part.id, part.bytes])).values()].reduce(
    (sum, bytes) => (sum === undefined || bytes === undefined ? undefined : sum + bytes),
    0,
  )

/** Two tables: the workers with what they have, and the organizations with their places. */
export const clusterLines = ({ workers, organizations }: Cluster): string => {
  const ofWorkers = workers.map(({ name, isReachable }) => {
    const own = organizations.filter(({ part }) => part.worker === name)
    return [name, isReachable ? 'reachable' : 'unreachable', String(own.length), inUnitsOrNone(isReachable ? sumBytes(own) : undefined)]
  })
  const ofOrganizations = organizations.map(({ slug, part }) => [
    slug,
    part.worker,
    part.id,
    String(organizations.filter((other) => other.part.id === part.id).length),
    inUnitsOrNone(part.bytes),
  ])
  return [
    formatTable([['WORKER', 'STATE', 'ORGANIZATIONS', 'SIZE'], ...ofWorkers]),
    formatTable([['SLUG', 'WORKER', 'PART', 'ORGANIZATIONS IN IT', 'ITS SIZE'], ...ofOrganizations]),
  ].join('\n')
}

export const runClusterCommand: Command = async (given, settings, workingDirectory) => {
  if (given.length > 0) throw new UnknownCommandError(['cluster', ...given].join(' '))
  return clusterLines(await withCluster(readConfig(settings, workingDirectory), readCluster))
}
