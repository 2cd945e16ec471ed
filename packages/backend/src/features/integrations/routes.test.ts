import { createServer } from 'node:http'
import { createCalls } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const body = { issuerId: 'issuer-7' }
const invite = async (app: TestApp, token: string) => createCalls(app).integrations.invite({ body }, { token })

test('without an issuer it says so', async () => {
  const app = await createTestApp()
  await expect(invite(app, await app.taskToken())).rejects.toMatchObject({ code: 'integration_unavailable', status: 503 })
  await app.stop()
})

test('an issuer is asked with its key, for members and runs, and is held to its answer', async () => {
  const asked: unknown[] = []
  let answer: [number, string] = [200, JSON.stringify({ inviteUrl: 'https://wallet.example/invite?c_i=abc' })]
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    asked.push([request.method, request.url, request.headers.authorization, JSON.parse(text)])
    response.writeHead(answer[0], { location: '/elsewhere' }).end(answer[1])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/invitations`
  const app = await createTestApp({ settings: { CREDENTIAL_ISSUER_URL: url, CREDENTIAL_ISSUER_KEY: 'secret' } })
  const member = await app.organizationToken('member')

  const run = await createCalls(app).taskRuns.create({ body: {} }, { token: await app.taskToken() })
  expect(await invite(app, run.token)).toEqual({ inviteUrl: 'https://wallet.example/invite?c_i=abc' })
  const asMember = await invite(app, await app.organizationToken('owner'))
  expect(asMember).toEqual({ inviteUrl: 'https://wallet.example/invite?c_i=abc' })
  expect(asked).toEqual([
    [
      'POST',
      '/invitations',
      'Bearer secret',
      { issuerId: 'issuer-7', organizationId: 101, executionId: run.id, report: expect.anything() },
    ],
    ['POST', '/invitations', 'Bearer secret', { issuerId: 'issuer-7', organizationId: 101 }],
  ])

  // What it was given tells of a relationship, and opens nothing else of the run.
  const report = (asked[0] as [string, string, string, { report: { url: string; token: string } }])[3].report
  expect(report.url).toBe(`${app.baseUrl}/core/executions/${run.id}`)
  const issuer = { token: report.token }
  const note = { label: 'Note', input: 'text', value: 'Not by the issuer' }
  const told = await createCalls(app).taskRuns.update({ params: { id: run.id }, body: { widgets: { note } } }, issuer)
  expect(told.execution.executionData).toEqual({})
  await expect(createCalls(app).taskRuns.process({ params: { id: run.id } }, issuer)).rejects.toMatchObject({ code: 'token_invalid' })
  await expect(invite(app, report.token)).rejects.toMatchObject({ code: 'token_invalid' })

  for (const wrong of [
    [500, '{}'],
    [302, ''],
    [200, 'no JSON'],
    [200, '{"inviteUrl":"javascript:alert(1)"}'],
  ] satisfies [number, string][]) {
    answer = wrong
    await expect(invite(app, member)).rejects.toMatchObject({ code: 'integration_unavailable', status: 503 })
  }
  await app.stop()
  await new Promise((resolve) => server.close(resolve))
})
