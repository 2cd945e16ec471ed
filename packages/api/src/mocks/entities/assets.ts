import type { Asset } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'
import type { AssetRow } from '../rows.ts'

const named = (row: { id: string; name: string } | undefined) => row && { id: row.id, name: row.name }

/** Rows of an asset. */
export const ofAsset = <Row extends { thingId: string }>(rows: readonly Row[], id: string) => rows.filter(({ thingId }) => thingId === id)

/** An asset with what it has of other kinds. */
export const toAsset = (
  state: MockState,
  { gtin: _, page: __, switches: ___, discovery: ____, formerLinks: _____, originId, ...row }: AssetRow,
): Asset => {
  const { tables, organization } = state
  const { organizationId } = row
  const { name, image } = organization(organizationId)
  return {
    ...row,
    organizationName: name,
    organizationImage: image,
    category: named(tables.categories.find(organizationId, row.categoryId)),
    template: named(tables.templates.find(organizationId, row.templateId)),
    valueChain: named(tables.valueChains.find(organizationId, row.valueChainId)),
    inherited: named(tables.assets.find(organizationId, row.inheritedId)),
    origin: originId === undefined ? undefined : organization(originId),
    attributes: tables.assetAttributes
      .of(organizationId)
      .filter(({ thingId }) => thingId === row.id)
      .toSorted((first, second) => first.order - second.order)
      .map(({ label, value, type, unit, baseAttributeId, source, isPublic }) => ({
        ...{ label, value, type, unit, baseAttributeId },
        source: source === 'manual' ? undefined : source,
        isPublic: isPublic ? undefined : isPublic,
      })),
    unitCount: tables.units.of(organizationId).filter(({ thingId }) => thingId === row.id).length,
    latestInteraction: listRecords(state, row.id)[0]?.reportedDate,
  }
}

/** What is recorded of an asset, the newest first. */
export const listRecords = ({ interactions }: MockState, assetId: string) => interactions.filter(({ thingId }) => thingId === assetId)
