import { ErrorCode, errorStatus, type FieldProblem } from '@tracemark/api/schemas'
import { columnFields, takenFields } from '../../schema/field-names.ts'
import { DatabaseUnavailableError } from '../db/unavailable.ts'
import { type Disk, isDiskFull } from '../disk.ts'
import type { Log } from '../log.ts'
import { ProblemError, toProblem } from '../problem.ts'
import type { App, AppContext } from './environment.ts'
import { answer } from './headers.ts'

/** PostgreSQL's words for what it can't store: text such as a zero byte, and numbers greater than their column takes. */
const UNSTORABLE = new Set(['22003', '22021', '22P05'])

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** What PostgreSQL says of an error; '' where it says nothing of the kind. */
const read = (error: unknown, name: 'code' | 'constraint' | 'detail'): string => {
  const found = error instanceof Error ? Object.entries(error).find(([key, value]) => key === name && typeof value === 'string') : undefined
  return found ? String(found[1]) : ''
}

/** A distributed database adds the number of a part to a constraint's name. What comes from a worker has it in the message alone, as the last name. */
const NAMED_LAST = /"(\w+)"[^"]*$/
const PART = /_\d{6,}$/

const readConstraint = (error: unknown): string => {
  const isViolation = error instanceof Error && read(error, 'code').startsWith('23')
  const name = read(error, 'constraint') || (isViolation ? (NAMED_LAST.exec(error.message)?.[1] ?? '') : '')
  return name.replace(PART, '')
}

/** A constraint says in its name what a caller is told who breaks it: `categories__name_taken`. */
const toErrorCode = (error: unknown): ErrorCode => {
  if (isDiskFull(error)) return 'storage_full'
  const code = read(error, 'code')
  if (UNSTORABLE.has(code)) return 'invalid_content'
  const said = ErrorCode.safeParse(readConstraint(error).split('__')[1]).data
  if (code === UNIQUE_VIOLATION) return said ?? 'internal'
  // The row that is deleted is named by another; or the row that is written names one that is not there.
  if (code === FOREIGN_KEY_VIOLATION) return read(error, 'detail').includes('still referenced') ? (said ?? 'in_use') : 'invalid_content'
  return 'internal'
}

const inCamelCase = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A constraint says in its name which column names a row of the organization: `assets_organization_id_category_id_fkey`. */
const toFieldProblems = (error: unknown): FieldProblem[] | undefined => {
  if (read(error, 'code') !== FOREIGN_KEY_VIOLATION || read(error, 'detail').includes('still referenced')) return undefined
  const [, named] = readConstraint(error).split('_organization_id_')
  const column = named?.replace(/_fkey$/, '')
  return column === undefined
    ? undefined
    : [
        {
          path: [columnFields[column] ?? inCamelCase(column)],
          message: 'must be an id from this organization',
          code: 'not_found',
        },
      ]
}

const listTakenFields = (error: unknown, code: ErrorCode): FieldProblem[] | undefined => {
  const field = takenFields[readConstraint(error)] ?? takenFields[code]
  return field === undefined ? undefined : [{ path: [field], message: 'is already in use', code: 'taken' }]
}

/** It is worth asking again at once: a database that was restarted is back within seconds. */
const RETRY_AFTER_SECONDS = 1

/** What a caller is told while the database is away. */
export const unavailable = (cause: unknown): ProblemError =>
  new ProblemError('unavailable', {
    cause: cause instanceof DatabaseUnavailableError ? cause.cause : cause,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })

const asProblem = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  if (error instanceof DatabaseUnavailableError && !isDiskFull(error)) return unavailable(error)
  const code = toErrorCode(error)
  const fields = toFieldProblems(error) ?? listTakenFields(error, code)
  return new ProblemError(code, { cause: error, ...(fields && { fields }) })
}

const formatCause = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

export const problemResponse = (context: AppContext, error: ProblemError): Response => {
  const requestId = context.get('requestId')
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }
  if (errorStatus[error.code] === 401) headers['www-authenticate'] = 'Bearer'
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds)
  return answer(context, JSON.stringify(toProblem(error, requestId)), errorStatus[error.code], headers)
}

/** What the operator has to know of. */
const LOGGED: ReadonlySet<ErrorCode> = new Set(['internal', 'unavailable', 'storage_full'])

/** What a caller is told of a failure; the unexpected ones are written to the log under the request's id. */
export const noteFailure = (log: Log, context: AppContext, error: unknown): ProblemError => {
  const problem = asProblem(error)
  if (LOGGED.has(problem.code))
    log.error({ requestId: context.get('requestId'), error: formatCause(problem.cause ?? problem) }, 'A request failed.')
  return problem
}

/** Every failure is a problem document with the request's id. */
export const handleFailures = (app: App, log: Log, disk?: Pick<Disk, 'noteFailure'>): void => {
  app.onError((error, context) => {
    disk?.noteFailure(error)
    return problemResponse(context, noteFailure(log, context, error))
  })
}
