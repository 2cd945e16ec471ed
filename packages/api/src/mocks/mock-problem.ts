import { getOrganizationStatus } from '../rules/index.ts'
import { type ErrorCode, errorStatus, type FieldCode, type Problem } from '../schemas/index.ts'

/** Thrown by a mock to answer with a problem document. */
export class MockProblem extends Error {
  override readonly name = 'MockProblem'
  readonly code: ErrorCode
  readonly fields: Problem['fields']
  readonly changed: Problem['changed']
  readonly usedBy: Problem['usedBy']

  constructor(code: ErrorCode, { fields, changed, usedBy }: Pick<Problem, 'fields' | 'changed' | 'usedBy'> = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.changed = changed
    this.usedBy = usedBy
  }
}

export const problemResponse = ({ code, fields, changed, usedBy }: MockProblem): Response => {
  const status = errorStatus[code]
  const requestId = 'mock-request'
  const organizationStatus = getOrganizationStatus(code)
  const problem: Problem = {
    type: `/problems/${code}`,
    title: code,
    status,
    code,
    requestId,
    ...(organizationStatus && { organizationStatus }),
    ...(fields && { fields }),
    ...(changed && { changed }),
    ...(usedBy && { usedBy }),
  }
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json', 'x-request-id': requestId } })
}

/** A problem with one field. */
export const refused = (path: (string | number)[], message: string, code: FieldCode = 'not_found') =>
  new MockProblem(code === 'identifier_invalid' ? code : 'invalid_content', { fields: [{ path, message, code }] })

/** A value that another entry has. */
export const taken = (field: string, code: ErrorCode) =>
  new MockProblem(code, { fields: [{ path: [field], message: 'is already in use', code: 'taken' }] })

/** Fails with `not_found` for what is not there. */
export const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new MockProblem('not_found')
  return value
}
