import { contentIn, searchedWords, starterChains } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import { checkIdentificationCode, inOrder, toPage } from '@tracemark/api/rules'
import type { ElementDraft, FieldProblem, ValueChain } from '@tracemark/api/schemas'
import { usesRoute } from '../../entities/bulk.ts'
import { invalidIdentifier } from '../../entities/invalid-identifier.ts'
import { refuseUsed } from '../../entities/uses.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import {
  copyBlocks,
  deleteElements,
  elementIds,
  hasDefaultChain,
  listElements,
  lockValueChains,
  makeDefault,
  mendDefault,
  replaceElements,
  valueChainStore,
} from './store.ts'

const { valueChains } = contract

const existing = async (db: ScopedDatabase, organizationId: number, id: string): Promise<ValueChain> => {
  const chain = await valueChainStore.find(db, organizationId, id)
  if (!chain) throw new ProblemError('not_found')
  return chain
}

/** Drafts as they are kept: one of them is the default, the first where none is said to be. */
const checked = (drafts: readonly ElementDraft[], known: readonly string[]): ElementDraft[] => {
  const fields = drafts.flatMap(({ id, isDefault }, place): FieldProblem[] => [
    ...(id !== undefined && !known.includes(id)
      ? [{ path: ['elements', place, 'id'], message: 'no element of this chain', code: 'not_found' as const }]
      : []),
    ...(id !== undefined && drafts.findIndex((draft) => draft.id === id) < place
      ? [{ path: ['elements', place, 'id'], message: 'named before', code: 'duplicate' as const }]
      : []),
    ...(isDefault && drafts.findIndex((draft) => draft.isDefault) < place
      ? [{ path: ['elements', place, 'isDefault'], message: 'another is the default', code: 'duplicate' as const }]
      : []),
  ])
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
  for (const [place, { gln }] of drafts.entries())
    if (gln !== undefined) {
      const verdict = checkIdentificationCode('gln', gln)
      if (!verdict.valid) throw invalidIdentifier(['elements', place, 'gln'], verdict.reason)
    }
  return drafts.some(({ isDefault }) => isDefault) ? [...drafts] : drafts.map((draft, place) => ({ ...draft, isDefault: place === 0 }))
}

/** A fixed path stands before one with a parameter in the same place. */
export const valueChainRoutes = (implement: Implement, { ids, clock }: Dependencies): void => {
  const made = (createdById: string) => ({ ids, createdAt: clock.now().toISOString(), createdById })

  implement(valueChains.starters, async ({ query }) =>
    toPage(inOrder(contentIn(query.lang).starterChains, query, searchedWords.starter), query),
  )

  implement(valueChains.elements, ({ db, organizationId, query }) => listElements(db, organizationId, query))

  implement(valueChains.list, async ({ db, organizationId, query }) => valueChainStore.list(db, organizationId, query))

  implement(valueChains.create, async ({ db, organizationId, accountId, body }) => {
    const { starter, elements, isDefault, ...said } = body
    const begun = starterChains.find((chain) => chain.starter === starter)
    await lockValueChains(db, organizationId)
    const name = said.name ?? (await valueChainStore.availableName(db, organizationId, begun?.name ?? ''))
    const id = ids()
    const { createdAt, createdById } = made(accountId)
    const chain = { ...said, id, name, description: said.description ?? begun?.description ?? '', isDefault: false, createdAt, createdById }
    await valueChainStore.insert(db, organizationId, chain)
    await replaceElements(db, organizationId, id, checked(elements ?? begun?.elements ?? [], []), made(accountId))
    if (isDefault || !(await hasDefaultChain(db, organizationId))) await makeDefault(db, organizationId, id)
    return existing(db, organizationId, id)
  })

  implement(valueChains.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(valueChains.update, async ({ db, organizationId, accountId, params: { id }, body }) => {
    const { elements, isDefault, ...change } = body
    await lockValueChains(db, organizationId)
    const before = await existing(db, organizationId, id)
    if (isDefault === false && before.isDefault)
      throw new ProblemError('invalid_content', {
        fields: [{ path: ['isDefault'], message: 'set another one as the default instead', code: 'default_needed' }],
      })
    if (change.archived && (isDefault ?? before.isDefault))
      throw new ProblemError('invalid_content', {
        fields: [{ path: ['archived'], message: 'set another one as the default first', code: 'default_needed' }],
      })
    // One that becomes the default is in use again.
    await valueChainStore.update(db, organizationId, id, { ...change, ...(isDefault && { archived: false }) })
    if (isDefault) await makeDefault(db, organizationId, id)
    if (elements) {
      const known = before.elements.map((element) => element.id)
      await replaceElements(db, organizationId, id, checked(elements, known), made(accountId))
    }
    return existing(db, organizationId, id)
  })

  implement(valueChains.delete, async ({ db, organizationId, params: { id } }) => {
    await lockValueChains(db, organizationId)
    await existing(db, organizationId, id)
    await refuseUsed(db, organizationId, 'value_chains', [id])
    await deleteElements(db, organizationId, await elementIds(db, organizationId, id))
    await valueChainStore.delete(db, organizationId, id)
    await mendDefault(db, organizationId)
    return { id }
  })

  usesRoute(implement, valueChains.uses, 'value_chains')

  implement(valueChains.duplicate, async ({ db, organizationId, accountId, params }) => {
    await lockValueChains(db, organizationId)
    const { elements, account: _, ...original } = await existing(db, organizationId, params.id)
    const name = await valueChainStore.freeName(db, organizationId, original.name)
    const id = ids()
    const { createdAt, createdById } = made(accountId)
    const { defaultElementId: __, ...fields } = original
    await valueChainStore.insert(db, organizationId, { ...fields, id, name, archived: false, isDefault: false, createdAt, createdById })
    const drafts = new Map(
      elements.map(({ id: from, components: ___, createdAt: ____, createdById: _____, order: ______, ...draft }) => [draft, from]),
    )
    const copies = await replaceElements(db, organizationId, id, [...drafts.keys()], made(accountId))
    for (const [draft, to] of copies) {
      const from = drafts.get(draft)
      if (from !== undefined) await copyBlocks(db, organizationId, from, to, made(accountId))
    }
    return existing(db, organizationId, id)
  })
}
