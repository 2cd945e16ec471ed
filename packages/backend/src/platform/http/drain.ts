import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than any request takes but a slow upload. What still runs then is cut off, so that the database closes. */
export const DRAIN_MS = 20_000

/** Longer than a request takes from its sender to here: nothing tells a connection whose request is still on its way from an idle one. */
export const SILENCE_MS = 1_000

/**
 * Ends a server in two steps. While the connections are open that it had when the end began, it still answers others, so that whoever
 * checks its readiness learns that it ends; then it takes no more, and ends when all are answered. A connection ends with its next
 * answer, or after a second of silence: one that seems idle may have sent a request that nobody has read yet. To be called before the
 * server has a listener.
 */
export const drainable = (server: Server): (() => Promise<void>) => {
  const sockets = new Set<Socket>()
  const running = new Map<ServerResponse, Socket>()
  let isDraining = false
  const endAfterSilence = (socket: Socket): void => {
    const before = socket.bytesRead
    setTimeout(() => {
      if (socket.bytesRead === before && !running.values().some((busy) => busy === socket)) socket.destroySoon()
    }, SILENCE_MS).unref()
  }
  const announceEnd = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (isDraining) endAfterSilence(socket)
  })
  server.on('request', ({ socket }, response) => {
    running.set(response, socket)
    if (isDraining) announceEnd(response)
    response.once('close', () => {
      running.delete(response)
      if (isDraining) endAfterSilence(socket)
    })
  })
  return async () => {
    isDraining = true
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    running.keys().forEach(announceEnd)
    sockets.forEach(endAfterSilence)
    await Promise.all([
      new Promise((resolve) => setTimeout(resolve, SILENCE_MS)),
      // Also when its client has broken off: `once` of node:events would fail then.
      ...sockets.values().map((socket) => new Promise((resolve) => socket.once('close', resolve))),
    ])
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(cutOff)
  }
}
