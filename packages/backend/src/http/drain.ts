import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than any request takes but a slow upload. What still runs then is cut off, so that the database closes. */
export const DRAIN_MS = 20_000

/**
 * Ends a server in two steps. While the requests run that it had when the end began, it still answers others, so that whoever checks
 * its readiness learns that it ends; then it takes no more connections, and ends when all are answered. A connection without a request
 * ends at once, the others with their answer. Node itself leaves open what has not yet sent a request, and what was busy when the end
 * began. To be called before the server has a listener.
 */
export const drainable = (server: Server): (() => Promise<void>) => {
  const sockets = new Set<Socket>()
  const running = new Map<ServerResponse, Socket>()
  let isDraining = false
  const endUnlessBusy = (socket: Socket): void => {
    if (!running.values().some((busy) => busy === socket)) socket.destroySoon()
  }
  const announceEnd = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    running.set(response, socket)
    if (isDraining) announceEnd(response)
    response.once('close', () => {
      running.delete(response)
      if (isDraining) endUnlessBusy(socket)
    })
  })
  return async () => {
    isDraining = true
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    const atFirst = [...running.keys()]
    atFirst.forEach(announceEnd)
    sockets.forEach(endUnlessBusy)
    await Promise.all(atFirst.map((response) => once(response, 'close')))
    await new Promise((resolve) => {
      server.close(resolve)
      sockets.forEach(endUnlessBusy)
    })
    clearTimeout(cutOff)
  }
}
