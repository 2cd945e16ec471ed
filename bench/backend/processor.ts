import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What processes have used of the processor, as Linux counts it. Elsewhere nothing can be said. */
export const isCounted = existsSync('/proc/self/schedstat')

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended since.
    return ''
  }
}
const processes = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
/** What follows the name, which may have anything in it. */
const parentOf = (id: string): number => Number(/\) \S (\d+)/.exec(textOf(`/proc/${id}/stat`))?.[1] ?? 0)

/** Microseconds of all threads of a process and of those that it has started. */
export const processorTime = (root: number): number =>
  processes()
    .filter((id) => Number(id) === root || parentOf(id) === root)
    .flatMap((id) => readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}/schedstat`))
    .reduce((sum, path) => sum + Number(textOf(path).split(' ')[0]) / 1000, 0)

/** The PostgreSQL that listens on the port of this address, where it runs on this machine. */
export const postmasterOf = (url: string): number | undefined => {
  const { port } = new URL(url)
  return processes()
    .map(Number)
    .find((id) => {
      const [program = '', ...rest] = textOf(`/proc/${id}/cmdline`).split('\0')
      return program.endsWith('/postgres') && rest.join(' ').includes(`-p ${port} `)
    })
}
