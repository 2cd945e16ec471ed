import { contentIn, searchedWords, starterChains } from '../../content/index.ts'
import { contract } from '../../contract/index.ts'
import { checkIdentificationCode, inOrder, toPage } from '../../rules/index.ts'
import type { ElementDraft, ValueChain } from '../../schemas/index.ts'
import { listSteps } from '../entities/steps.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { countUses } from '../mock-uses.ts'
import type { ElementRow, ValueChainRow } from '../rows.ts'
import { changed } from '../table.ts'

const { starters, list, get, create, update, delete: remove, duplicate, uses: usesCall } = contract.valueChains

const toChain = ({ tables, account }: MockState, chain: ValueChainRow): ValueChain => ({
  ...chain,
  defaultElementId: chain.elements.find(({ isDefault }) => isDefault)?.id,
  elements: chain.elements.map((element) => ({
    ...element,
    components: tables.components.of(chain.organizationId).filter(({ valueChainElementId }) => valueChainElementId === element.id),
  })),
  account: chain.createdById === undefined ? undefined : account(chain.createdById),
})

/** Refuses what is wrong with drafts of elements; the first is the default where none is said to be. */
const settled = (drafts: readonly ElementDraft[], known: readonly ElementRow[]): ElementDraft[] => {
  for (const [place, { id, isDefault, gln }] of drafts.entries()) {
    if (id !== undefined && !known.some((element) => element.id === id))
      throw refused(['elements', place, 'id'], 'no element of this chain')
    if (isDefault && drafts.findIndex((draft) => draft.isDefault) < place)
      throw refused(['elements', place, 'isDefault'], 'another is the default', 'duplicate')
    const verdict = gln === undefined ? { valid: true } : checkIdentificationCode('gln', gln)
    if (!verdict.valid) throw refused(['elements', place, 'gln'], 'no GLN', 'identifier_invalid')
  }
  const hasDefault = drafts.some(({ isDefault }) => isDefault)
  return drafts.map((draft, place) => ({ ...draft, isDefault: hasDefault ? draft.isDefault : place === 0 }))
}

export const valueChainHandlers = (state: MockState) => {
  const { tables, origin } = state
  /** Tasks, documents and records that stand at them. `by`: what their lists find them by, where it is one element. */
  const usesOfElements = (organizationId: number, elements: readonly ElementRow[], by?: 'valueChainElementId') => {
    const isAt = (elementId: string | undefined) => elements.some(({ id }) => id === elementId)
    return [
      ...countUses(
        'documents',
        by,
        tables.documents.of(organizationId).filter(({ valueChainElementId }) => isAt(valueChainElementId)),
      ),
      ...countUses(
        'task-assets',
        by,
        tables.taskAssets.of(organizationId).filter(({ valueChainElementId }) => isAt(valueChainElementId)),
      ),
      ...countUses(
        'interactions',
        by,
        state.interactions.filter(({ valueChainElement }) => isAt(valueChainElement?.id)),
      ),
    ]
  }
  const usedBy = ({ organizationId, id, elements }: ValueChainRow) => [
    ...countUses(
      'assets',
      'valueChainId',
      tables.assets.of(organizationId).filter(({ valueChainId }) => valueChainId === id),
    ),
    ...usesOfElements(organizationId, elements),
  ]
  const removeBlocks = (elements: readonly ElementRow[]) =>
    tables.components.remove(({ valueChainElementId }) => elements.some(({ id }) => id === valueChainElementId))
  const store = createMockStore(state, contract.valueChains, {
    table: tables.valueChains,
    view: (chain) => toChain(state, chain),
    searched: ({ name, description }) => `${name} ${description}`,
    usedBy,
    removed: ({ organizationId, isDefault, elements }) => {
      removeBlocks(elements)
      const [oldest] = tables.valueChains.of(organizationId).toSorted((one, other) => Number(one.archived) - Number(other.archived))
      if (isDefault && oldest) tables.valueChains.put({ ...oldest, isDefault, archived: false })
    },
  })
  const toElements = (drafts: readonly ElementDraft[], known: readonly ElementRow[], accountId: string): ElementRow[] =>
    settled(drafts, known).map((draft, order) => {
      const before = known.find(({ id }) => id === draft.id)
      return { ...(before ?? origin(accountId)), ...draft, id: before?.id ?? state.newId(), order }
    })
  /** This one and no other. */
  const makeDefault = ({ organizationId, id }: ValueChainRow) => {
    for (const chain of tables.valueChains.of(organizationId)) tables.valueChains.put({ ...chain, isDefault: chain.id === id })
  }

  return [
    mockEndpoint(state, contract.valueChains.elements, ({ organizationId, query }) =>
      toPage(
        inOrder(listSteps(tables.valueChains.of(organizationId)), query, ({ name, valueChainName }) => `${name} ${valueChainName}`),
        query,
      ),
    ),
    mockEndpoint(state, starters, ({ query }) => toPage(inOrder(contentIn(query.lang).starterChains, query, searchedWords.starter), query)),
    mockEndpoint(state, create, ({ organizationId, claims, body: { starter, elements, isDefault, ...said } }) => {
      const begun = starterChains.find((chain) => chain.starter === starter)
      const chains = tables.valueChains.of(organizationId)
      const isTaken = chains.some(({ name }) => name === begun?.name)
      const name = said.name ?? (isTaken ? store.freeName(organizationId, begun?.name) : (begun?.name ?? ''))
      const chain = store.checkName({
        ...said,
        ...origin(claims.sub),
        organizationId,
        name,
        description: said.description ?? begun?.description ?? '',
        archived: false,
        isDefault: chains.length === 0,
        elements: toElements(elements ?? begun?.elements ?? [], [], claims.sub),
      })
      const made = tables.valueChains.insert(chain)
      if (isDefault) makeDefault(made)
      return store.read(organizationId, made.id)
    }),
    mockEndpoint(state, update, ({ organizationId, claims, params: { id }, body: { elements, isDefault, ...change } }) => {
      const before = tables.valueChains.get(organizationId, id)
      if (isDefault === false && before.isDefault) throw refused(['isDefault'], 'set another one as the default instead', 'default_needed')
      if (change.archived && (isDefault ?? before.isDefault))
        throw refused(['archived'], 'set another one as the default first', 'default_needed')
      const after = store.checkName(changed(before, { ...change, ...(isDefault && { archived: false }) }))
      if (elements) {
        const gone = before.elements.filter((element) => !elements.some((draft) => draft.id === element.id))
        const uses = usesOfElements(organizationId, gone, gone.length === 1 ? 'valueChainElementId' : undefined)
        if (uses.length > 0) throw new MockProblem('in_use', { usedBy: uses })
        removeBlocks(gone)
      }
      tables.valueChains.put({ ...after, elements: elements ? toElements(elements, before.elements, claims.sub) : before.elements })
      if (isDefault) makeDefault(before)
      return store.read(organizationId, id)
    }),
    mockEndpoint(state, duplicate, ({ organizationId, claims, params }) => {
      const { id: _, isDefault: __, elements, ...chain } = tables.valueChains.get(organizationId, params.id)
      const copies = elements.map((element) => ({ ...element, ...origin(claims.sub) }))
      for (const [place, { id: from }] of elements.entries())
        for (const block of tables.components.of(organizationId).filter(({ valueChainElementId }) => valueChainElementId === from))
          tables.components.insert({ ...block, ...origin(claims.sub), valueChainElementId: copies[place]?.id })
      const name = store.freeName(organizationId, chain.name)
      const made = tables.valueChains.insert({ ...chain, ...origin(claims.sub), name, archived: false, isDefault: false, elements: copies })
      return store.read(organizationId, made.id)
    }),
    ...mockCrud(state, { list, get, delete: remove, uses: usesCall }, store),
  ]
}
