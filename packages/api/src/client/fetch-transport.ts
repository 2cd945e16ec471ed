import { ApiError } from './api-error.ts'
import { readAnswer, timeoutError, toApiError, unreachableError } from './read-answer.ts'
import { requestInit } from './request-init.ts'
import { REQUEST_TIMEOUT_MS, type Transport } from './transport.ts'

/** Sends each request once, with `fetch`. */
export const createFetchTransport =
  (fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)): Transport =>
  async (request) => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      const response = await fetch(request.url, {
        ...requestInit(request),
        // Its time covers the body of the answer too.
        signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      })
      if (request.wantsFile && response.ok) return await response.blob()
      const text = await response.text()
      if (!response.ok) throw toApiError(text, response)
      return readAnswer(text, response, request.onVersion)
    } catch (error) {
      if (error instanceof ApiError) throw error
      request.signal?.throwIfAborted()
      throw timeout.aborted ? timeoutError(REQUEST_TIMEOUT_MS, error) : unreachableError(error)
    }
  }
