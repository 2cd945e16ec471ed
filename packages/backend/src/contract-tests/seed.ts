import { createCalls } from '@tracemark/api/client'
import { getLibraryId } from '@tracemark/api/content'
import { addVisits } from '../features/public-pages/queries/visits.ts'
import type { withScope } from '../platform/db/scope.ts'
import { hashSecret } from '../platform/identity/secret.ts'
import { keepTokenOrganizations } from '../platform/identity/token-organizations.ts'
import type { TestApp } from '../testing/create-test-app.ts'
import type { Answer } from './conversation.ts'
import { copiedFor } from './copied.ts'
import { invitationTokens, type Offer } from './operation-cases.ts'
import { type Operation, operations } from './operations.ts'
import type { Side } from './people.ts'
import type { Rows } from './rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What of the fixture is seeded here. */
interface Unseeded {
  app: TestApp
  own: Side
  other: Side
  rows: Rows
  within<Result>(organizationId: number, run: Parameters<typeof withScope<Result>>[2]): Promise<Result>
  make(operation: Operation, side: Side): Promise<Answer>
  offer(side: Side, state: Offer): Promise<string>
}

/** A delivery that failed, since no name leads anywhere here, and a notification. */
const seedOutbox = async (fixture: Unseeded): Promise<void> => {
  for (const side of [fixture.own, fixture.other]) {
    const { organizationId } = side
    const webhookId = String(await fixture.rows.of('webhooks', side))
    const tried = operations.find(({ id }) => id === 'webhooks.test')
    if (tried) await fixture.make(tried, side)
    const data = () => ({ webhookId, name: 'Proof', reason: 'gone' as const })
    await fixture.within(organizationId, (db) => fixture.app.outbox.emit(db, organizationId, { type: 'webhook.disabled', data }))
  }
  await fixture.app.outbox.deliverDue()
}

/** With tokens that are known: those that the server makes are in e-mails alone. */
const seedInvitations = async (fixture: Unseeded): Promise<void> => {
  const { app, own } = fixture
  const account = app.accountId(own.person)
  const createdAt = new Date(app.demo.now)
  const states = Object.keys(invitationTokens) as (keyof typeof invitationTokens)[]
  await fixture.within(own.organizationId, (db) =>
    keepTokenOrganizations(db, own.organizationId, Object.values(invitationTokens).map(hashSecret)),
  )
  await fixture.within(own.organizationId, (db) =>
    db
      .insertInto('invitations')
      .values(
        states.map((state, index) => ({
          organization_id: own.organizationId,
          // Behind those that calls make.
          id: `f0000000-0000-4000-8000-00000000000${index}`,
          email: state === 'pending' ? 'pending@example.com' : `${own.person}@demo.test`,
          role: 'member' as const,
          access_portal: true,
          token_hash: hashSecret(invitationTokens[state]),
          state,
          expires_at: new Date(createdAt.getTime() + DAY_MS),
          account_id: account,
          created_at: createdAt,
          created_by_id: account,
        })),
      )
      .execute(),
  )
}

/** Assets whose variants can be shared have a task for it. */
export const seedSharing = async ({ app, rows }: Pick<Unseeded, 'app' | 'rows'>, sides: readonly Side[]): Promise<void> => {
  const { tasks, taskAssets } = createCalls(app)
  for (const side of sides) {
    const options = { token: await app.organizationToken(side.person, side.organizationId) }
    const body = { name: 'Share', taskLibraryId: getLibraryId('share_request'), config: { widgets: [] } }
    const { id: taskId } = await tasks.create({ body }, options)
    await taskAssets.create({ body: { taskId, thingId: String(await rows.of('assets', side)) } }, options)
  }
}

/** A task that visitors of an asset's page may run. */
const seedServices = async (fixture: Unseeded): Promise<void> => {
  for (const side of [fixture.own, fixture.other]) {
    const { organizationId } = side
    const id = String(await fixture.rows.of('task_assets', side))
    const offered = { public_service_enabled: true, public_task_visibility: 'basic' as const, expiration: null }
    await fixture.within(organizationId, (db) =>
      db.updateTable('task_assets').set(offered).where('organization_id', '=', organizationId).where('id', '=', id).execute(),
    )
  }
}

/** People who open a public page are counted by no call. */
const seedVisits = async (fixture: Unseeded): Promise<void> => {
  for (const side of [fixture.own, fixture.other]) {
    const { organizationId } = side
    const thingId = String(await fixture.rows.of('assets', side))
    await fixture.within(organizationId, (db) => addVisits(db, organizationId, [{ thingId, day: '2026-01-01', visits: 1 }]))
  }
}

/** An asset that had another address for a while. */
const seedLinks = async (fixture: Unseeded): Promise<void> => {
  for (const side of [fixture.own, fixture.other]) {
    const { organizationId } = side
    const id = String(await fixture.rows.of('assets', side))
    const present = String(await fixture.rows.of('assets.public_link', side))
    for (const link of ['for-a-while', present])
      await fixture.within(organizationId, (db) =>
        db.updateTable('assets').set({ public_link: link }).where('organization_id', '=', organizationId).where('id', '=', id).execute(),
      )
  }
}

/** Content of the other organization, taken into an asset. */
const seedCopies = async ({ app, rows, own, other }: Unseeded): Promise<void> => {
  for (const side of [own, other]) {
    const id = String(await rows.of('assets', side))
    const body = { ...(await copiedFor(app, side, id)), take: ['general.description'] }
    const token = await app.organizationToken(side.person, side.organizationId)
    await createCalls(app).clipboard.take({ params: { id }, body }, { token })
  }
}

/** Rows that no single call makes, in both organizations. When it begins, every call that makes rows has made some. */
export const seed = async (fixture: Unseeded): Promise<void> => {
  await seedOutbox(fixture)
  await seedServices(fixture)
  await seedVisits(fixture)
  await seedLinks(fixture)
  await seedCopies(fixture)
  await seedInvitations(fixture)
  for (const side of [fixture.own, fixture.other]) await fixture.offer(side, 'offered')
}
