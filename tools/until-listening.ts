import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

/** Resolves once something listens there, while the process lives. */
export const untilListening = async (port: number, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, '127.0.0.1')
    const heard = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false)
    socket.destroy()
    if (heard) return
  }
  throw new Error(`${child.spawnfile} ended before it listened.`)
}
