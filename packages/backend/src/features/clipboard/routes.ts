import { contract } from '@tracemark/api/contract'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { withScope } from '../../platform/db/scope.ts'
import { AfterCommit } from '../../platform/http/after-commit.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { assetStore } from '../assets/queries/assets.ts'
import { createDocumentStore } from '../documents/store.ts'
import { compareWithAsset, getSource, readContent } from './compare.ts'
import { keepMedia } from './keep-media.ts'
import { listContentTransfers } from './queries/transfers.ts'
import type { VerifiedContent } from './signature.ts'
import { assertPageOpen, assertPageOpenElsewhere } from './source-page.ts'
import { takeIntoAsset } from './take.ts'

const { clipboard } = contract

export const clipboardRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { ids, clock, outbox, publicUrl } = dependencies
  const documents = createDocumentStore(dependencies)

  const assertOpenHere = async (db: ScopedDatabase, organizationId: number, { origin, content }: VerifiedContent): Promise<void> => {
    if (origin === publicUrl) await assertPageOpen(db, organizationId, content)
  }

  implement(clipboard.compare, async ({ db, organizationId, params, body }) => {
    const verified = await readContent(body.text, organizationId, dependencies)
    await assertOpenHere(db, organizationId, verified)
    const { entries, version } = await compareWithAsset(db, organizationId, params.id, verified.content)
    return { source: getSource(verified), expiresAt: verified.expiresAt.toISOString(), version, entries }
  })

  // What lies on other servers is fetched between two transactions; the second has the last word on what was compared.
  implement(clipboard.take, async ({ db, organizationId, accountId, params, body }) => {
    const { text, version, take } = body
    const verified = await readContent(text, organizationId, dependencies)
    await assertOpenHere(db, organizationId, verified)
    const compared = await compareWithAsset(db, organizationId, params.id, verified.content)
    if (compared.version !== version) throw new ProblemError('changed_meanwhile')
    return new AfterCommit(async () => {
      if (verified.origin !== publicUrl) await assertPageOpenElsewhere(verified, dependencies)
      const unavailable = await keepMedia(verified.content, take, organizationId, dependencies)
      const taking = { organizationId, accountId, thingId: params.id, version, take, unavailable, ids, documents, publicUrl }
      const outcome = await withScope(dependencies.db, { organizationId }, async (scoped) => {
        await assertOpenHere(scoped, organizationId, verified)
        return takeIntoAsset(scoped, verified, { ...taking, now: clock.now(), emit: outbox.emit })
      })
      await dependencies.durable()
      return outcome
    })
  })

  implement(clipboard.transfers, async ({ db, organizationId, params, query }) => {
    if (!(await assetStore.find(db, organizationId, params.id))) throw new ProblemError('not_found')
    return listContentTransfers(db, organizationId, params.id, query)
  })
}
