import type { Asset } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'
import type { AssetRow } from '../rows.ts'

/** Puts these attributes in the place of those that an asset has. */
export const replaceAttributes = (
  { tables, origin }: MockState,
  { id: thingId, organizationId }: Pick<AssetRow, 'id' | 'organizationId'>,
  accountId: string,
  attributes: Asset['attributes'],
): void => {
  tables.assetAttributes.remove((row) => row.thingId === thingId)
  for (const [order, attribute] of attributes.entries())
    tables.assetAttributes.insert({
      ...attribute,
      ...origin(accountId),
      organizationId,
      thingId,
      order,
      source: attribute.source ?? 'manual',
      isPublic: attribute.isPublic ?? true,
    })
}
