import { contract } from '../../contract/index.ts'
import { type AssetContent, broughtValues, compareContent, takeContent } from '../../rules/clipboard/index.ts'
import { hasWords } from '../../rules/index.ts'
import type { ContentSource } from '../../schemas/index.ts'
import { replaceAttributes } from '../entities/asset-attributes.ts'
import { toAsset } from '../entities/assets.ts'
import { readClipboard } from '../entities/clipboard-text.ts'
import { listed } from '../listed.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

const { clipboard } = contract

const LIFETIME_MS = 24 * 60 * 60 * 1000

const isSameFile = (theirs: string, ours: string) => theirs === ours

export const clipboardHandlers = (state: MockState) => {
  const { tables, origin, publicUrl } = state

  const getOwn = (organizationId: number, id: string): AssetContent => {
    const row = tables.assets.get(organizationId, id)
    const { journey, content } = row.page
    const documents = tables.documents.of(organizationId).filter((document) => row.documentIds.includes(document.id))
    return { asset: toAsset(state, row), page: { journey, content }, documents }
  }
  const compared = (organizationId: number, id: string, text: string) => {
    const own = getOwn(organizationId, id)
    const { content, copiedAt } = readClipboard(text)
    const until = Date.parse(copiedAt) + LIFETIME_MS
    if (until < state.now().getTime()) throw refused(['text'], 'expired', 'clipboard_expired')
    if (content.organization.id === organizationId) throw refused(['text'], 'own', 'clipboard_own')
    const given = tables.assets.find(content.organization.id, content.asset.id)
    if (!given?.isEnabledPublicLink || !given.switches.isEnabledDiscovery || given.hidden)
      throw refused(['text'], 'closed', 'clipboard_closed')
    const entries = compareContent(content, own, isSameFile)
    const source: ContentSource = {
      origin: publicUrl,
      organizationSlug: content.organization.slug,
      organizationName: content.organization.name,
      assetName: content.asset.name,
      unitName: content.unit.name,
      unitUrl: content.unit.url,
      copiedAt,
    }
    // Long enough to tell two states of one asset apart.
    const version = String([...JSON.stringify(entries)].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291, 7))
    return { own, content, entries, source, expiresAt: new Date(until).toISOString(), version }
  }

  return [
    mockEndpoint(state, clipboard.compare, ({ organizationId, params, body }) => {
      const { source, expiresAt, version, entries } = compared(organizationId, params.id, body.text)
      return { source, expiresAt, version, entries }
    }),
    mockEndpoint(state, clipboard.take, ({ organizationId, claims, params, body }) => {
      const { own, content, entries, source, version } = compared(organizationId, params.id, body.text)
      if (version !== body.version) throw new MockProblem('changed_meanwhile')
      const known = new Set(entries.map(({ id }) => id))
      const unknown = body.take.findIndex((id) => !known.has(id))
      if (unknown >= 0) throw refused(['take', unknown], 'no entry')
      const parts = { unavailable: new Map(), takesValue: () => true, newId: () => origin(claims.sub).id }
      const { asset, page, documents, newDocuments, taken, refused: left } = takeContent(content, own, body.take, parts)
      if (taken.length === 0) return { taken, refused: left }
      const added = newDocuments.map((document) =>
        tables.documents.insert({
          ...document,
          ...origin(claims.sub),
          organizationId,
          isPublic: false,
          dateModified: state.now().toISOString(),
        }),
      )
      const row = tables.assets.get(organizationId, params.id)
      const { attributes, ...fields } = asset
      const changed = {
        name: fields.name,
        description: fields.description,
        image: fields.image,
        images: fields.images,
        certifications: fields.certifications,
        documentIds: [...documents, ...added].map(({ id }) => id),
        page: { ...row.page, ...page },
      }
      replaceAttributes(state, tables.assets.change(row, changed), claims.sub, attributes)
      const fieldsTaken = entries.flatMap(({ id, part, label }) => (taken.includes(id) ? [{ part, label }] : []))
      const transfer = tables.contentTransfers.insert({
        ...origin(claims.sub),
        ...source,
        organizationId,
        thingId: params.id,
        fields: fieldsTaken,
        marks: broughtValues(own, { asset, page, documents: newDocuments }),
      })
      return { transfer, taken, refused: left }
    }),
    mockEndpoint(state, clipboard.transfers, ({ organizationId, params, query }) => {
      const { id } = tables.assets.get(organizationId, params.id)
      const own = tables.contentTransfers.of(organizationId).filter(({ thingId }) => thingId === id)
      return listed(
        own.filter(({ organizationName, assetName, unitName }) => hasWords(query.search, `${organizationName} ${assetName} ${unitName}`)),
        query,
      )
    }),
  ]
}
