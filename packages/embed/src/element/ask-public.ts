import type { ClientErrorCode } from '@tracemark/api/client'

/** Why a visitor got no answer, and what the server called the one that it gave. */
export class PublicFailure extends Error {
  override readonly name = 'PublicFailure'
  readonly code: ClientErrorCode
  readonly requestId: string | undefined

  constructor(code: ClientErrorCode, requestId?: string) {
    super(code)
    this.code = code
    this.requestId = requestId
  }
}

/** As the client's, which carries a checker of shapes that is heavier than what visitors are shown first. */
const TIMEOUT_MS = 15_000

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const getRequestId = (response: Response) => response.headers.get('x-request-id') ?? undefined

const toFailure = async (response: Response): Promise<PublicFailure> => {
  const problem: unknown = await response.json().catch(() => undefined)
  if (!isObject(problem) || typeof problem.code !== 'string') return new PublicFailure('answer_unreadable', getRequestId(response))
  // A code that this version does not know is shown as one that it does.
  return new PublicFailure(
    problem.code as ClientErrorCode,
    typeof problem.requestId === 'string' ? problem.requestId : getRequestId(response),
  )
}

interface PublicCall<Answer> {
  url: string
  init: RequestInit
  /** Enough of the shape to go on with. */
  isAnswer: (value: unknown) => value is Answer
}

/** What anybody may ask of the server. Fails with a `PublicFailure`, or with the signal's own reason. */
export const askPublic = async <Answer>({ url, init, isAnswer }: PublicCall<Answer>, signal: AbortSignal): Promise<Answer> => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) })
    if (!response.ok) throw await toFailure(response)
    const answer: unknown = await response.json().catch(() => undefined)
    if (!isAnswer(answer)) throw new PublicFailure('answer_unreadable', getRequestId(response))
    return answer
  } catch (error) {
    if (error instanceof PublicFailure) throw error
    signal.throwIfAborted()
    throw new PublicFailure(timeout.aborted ? 'timeout' : 'network_unreachable')
  }
}
