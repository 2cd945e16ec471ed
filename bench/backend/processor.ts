import { existsSync, readdirSync, readFileSync } from 'node:fs'

const isCounted = existsSync('/proc/self/schedstat')

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended since.
    return ''
  }
}
const processes = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
/** What follows the name, which may have anything in it. */
const readParent = (id: string): number => Number(/\) \S (\d+)/.exec(readText(`/proc/${id}/stat`))?.[1] ?? 0)

const listThreads = (id: string): string[] => {
  try {
    return readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}/schedstat`)
  } catch {
    return []
  }
}

/** Microseconds that these processes and those that they have started have used of the processor, as Linux counts it; elsewhere not a number. */
export const processorTime = (roots: readonly (number | undefined)[]): number => {
  if (!isCounted) return Number.NaN
  return processes()
    .filter((id) => roots.includes(Number(id)) || roots.includes(readParent(id)))
    .flatMap(listThreads)
    .reduce((sum, path) => sum + Number(readText(path).split(' ')[0]) / 1000, 0)
}

/** The PostgreSQL that listens on the port of this address, where it runs on this machine. */
export const findPostmaster = (database: string): number | undefined => {
  if (!isCounted || !database.startsWith('postgres')) return undefined
  const { port } = new URL(database)
  return processes()
    .map(Number)
    .find((id) => {
      const [program = '', ...rest] = readText(`/proc/${id}/cmdline`).split('\0')
      return program.endsWith('/postgres') && rest.join(' ').includes(`-p ${port} `)
    })
}
