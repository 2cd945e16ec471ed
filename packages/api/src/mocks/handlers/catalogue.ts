import { contract } from '../../contract/index.ts'
import { checkIdentificationCode } from '../../rules/index.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { refused, taken } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'

const { categories, templates, collections, components, supportProfiles, documents } = contract

/** What an organization describes its assets with. */
export const catalogueHandlers = (state: MockState) => {
  const { tables } = state
  const profiles = createMockStore(state, supportProfiles, {
    table: tables.supportProfiles,
    removed: ({ organizationId, id }) => {
      for (const asset of tables.assets.of(organizationId))
        tables.assets.put({ ...asset, supportProfileIds: asset.supportProfileIds.filter((profile) => profile !== id) })
    },
  })
  return [
    ...mockCrud(
      state,
      categories,
      createMockStore(state, categories, {
        table: tables.categories,
        inUse: ({ organizationId, id }) => tables.assets.of(organizationId).some(({ categoryId }) => categoryId === id),
      }),
    ),
    ...mockCrud(
      state,
      templates,
      createMockStore(state, templates, {
        table: tables.templates,
        inUse: ({ organizationId, id }) =>
          tables.assets.of(organizationId).some(({ templateId }) => templateId === id) ||
          tables.categories.of(organizationId).some(({ defaultTemplateId }) => defaultTemplateId === id),
      }),
    ),
    ...mockCrud(
      state,
      collections,
      createMockStore(state, collections, {
        table: tables.collections,
        inUse: ({ organizationId, id }) => tables.supportProfiles.of(organizationId).some(({ collectionId }) => collectionId === id),
      }),
    ),
    ...mockCrud(state, components, createMockStore(state, components, { table: tables.components })),
    ...mockCrud(
      state,
      documents,
      createMockStore(state, documents, {
        table: tables.documents,
        searched: ({ name, gdti = '' }) => `${name} ${gdti}`,
        settle: (document) => {
          const verdict = document.gdti === undefined ? undefined : checkIdentificationCode('gdti', document.gdti)
          if (verdict?.valid === false) throw refused(['gdti'], verdict.reason ?? '', 'identifier_invalid')
          const others = tables.documents.of(document.organizationId).filter(({ id }) => id !== document.id)
          if (others.some(({ gdti }) => gdti !== undefined && gdti === document.gdti)) throw taken('gdti', 'identifier_taken')
          return { ...document, dateModified: state.now().toISOString() }
        },
      }),
    ),
    ...mockCrud(state, supportProfiles, profiles),
    mockEndpoint(state, supportProfiles.bulkAssign, ({ organizationId, body: { supportProfileIds, thingIds } }) => {
      const ids = tables.assets.known(organizationId, thingIds)
      for (const asset of ids.map((id) => tables.assets.get(organizationId, id)))
        tables.assets.put({ ...asset, supportProfileIds: [...new Set([...asset.supportProfileIds, ...supportProfileIds])] })
      return { ids }
    }),
  ]
}
