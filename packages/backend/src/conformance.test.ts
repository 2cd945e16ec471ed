import { describeContract, type StartTarget } from '@tracemark/api/conformance'
import { withScope } from './platform/db/scope.ts'
import { createTestApp } from './testing/create-test-app.ts'

const start: StartTarget = async () => {
  const app = await createTestApp({ credentialIssuer: async () => 'https://wallet.example/invite' })
  return {
    ...app,
    makeExports: async () => {
      await app.exports.runDue()
    },
    invitationToken: async (email) => {
      const { body_text } = await withScope(app.db, { organizationId: 102 }, (db) =>
        db
          .selectFrom('outgoing_mail')
          .select('body_text')
          .where('recipient', '=', email)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow(),
      )
      return /inviteToken=([\w-]+)/.exec(body_text)?.[1] ?? ''
    },
  }
}

describeContract(start)
