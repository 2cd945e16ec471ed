import { expect, test } from 'vitest'
import { removeServerParts } from './client-contract.ts'

test('a client gets a call without its summary and its errors', () => {
  const call = `get: endpoint({
    method: 'GET',
    path: '/x/{id}',
    summary: "One of the organization's",
    response: Thing,
    errors: ['organization_not_found', 'not_found'],
  }),
  update: endpoint({
    summary:
      'Change one; a run changes its own',
    path: \`\${path}/{id}\`,
    errors: [
      'not_found',
      'in_use',
    ],
  }),
  list: endpoint({ summary: \`The \${many}\`, errors: [] }),`
  expect(removeServerParts(call).replaceAll(/\n\s*\n/g, '\n')).toBe(`get: endpoint({
    method: 'GET',
    path: '/x/{id}',
    response: Thing,
  }),
  update: endpoint({
    path: \`\${path}/{id}\`,
  }),
  list: endpoint({ summary: \`The \${many}\`, errors: [] }),`)
})

test('errors that are put together of others stay, and so does an answer that is called so', () => {
  const kept = `update: endpoint({ ...five.update, errors: [...five.update.errors, 'status_conflict'] }),
    errors: [...conflicts, 'not_found'],
    summary: z.string(),
    summary: endpoint({`
  expect(removeServerParts(kept)).toBe(kept)
})

test('a client gets no words of a summary, no conflicts and nothing of versions, where they are given to what makes the calls', () => {
  const made = `crud({
    path: '/x',
    one: 'a thing',
    many: 'things',
    entity: Thing,
    derived: ['createdBy', 'parts.name'],
    conflicts: ['name_taken'],
    deleteConflicts: ['in_use'],
  }), uses: uses({ path: '/x/uses', one: 'thing', resource: 'things' })`
  expect(
    removeServerParts(made)
      .replaceAll(/\n\s*\n/g, '\n')
      .replaceAll(/\n\s*\n/g, '\n'),
  ).toBe(`crud({
    path: '/x',
    entity: Thing,
  }), uses: uses({ path: '/x/uses', resource: 'things' })`)
})

test('a client knows of what a file is asked for that it is sent, and of its answer that it is a file', () => {
  const call = `export: endpoint({
    body: UnitExport,
    response: FileAnswer,
    files: ['text/csv', 'application/pdf'],
  }),
  create: endpoint({
    body: NewUnit,
  })`
  expect(removeServerParts(call)).toBe(call.replace('UnitExport', 'true').replace("'text/csv', 'application/pdf'", ''))
})

test('a client gets of reads alone for how long the server knows them again', () => {
  const calls = `create: endpoint({
    method: 'POST',
    path: '/x',
    idempotent: 'day',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/x/{id}',
  }),
  download: endpoint({
    method: 'GET',
    idempotent: 'day',
  }),
  submit: endpoint({
    method: 'PUT',
    idempotent: 'forever',
  }),`
  expect(removeServerParts(calls).replaceAll(/\n\s*\n/g, '\n')).toBe(calls.replace("    idempotent: 'day',\n", ''))
})

test('a client gets no word of which tokens a call does not take', () => {
  const byList = 'const byList = { permissions: [], peopleOnly: true } as const'
  expect(removeServerParts(byList)).toBe('const byList = { permissions: [],  } as const')
  expect(removeServerParts("    security: 'organization',\n    peopleOnly: true,\n")).toBe("    security: 'organization',\n    \n")
})
