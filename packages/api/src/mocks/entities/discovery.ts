import { codeSpellings, isGtin, listCodes, type ReadCode, readCode, readSerial } from '../../rules/index.ts'
import type { Discovery } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'
import type { UnitRow, VariantRow } from '../rows.ts'

/** The ways to find something in one organization. */
const createFinders = ({ tables, organization }: MockState, organizationId: number) => {
  const getThing = (thingId: string) => {
    const { id, name, image } = tables.assets.get(organizationId, thingId)
    return { id, name, image }
  }
  const named = (variant: VariantRow | undefined) => variant && { id: variant.id, variantId: variant.variantId, name: variant.name }
  const asUnit = (unit: UnitRow | undefined): Discovery | undefined =>
    unit && {
      kind: 'unit',
      thing: getThing(unit.thingId),
      item: { id: unit.id, name: unit.name, sequenceNumber: unit.sequenceNumber },
      variant: named(tables.variants.find(organizationId, unit.batchId)),
    }
  const units = () => tables.units.of(organizationId)

  const findUnit = (code: string, asset?: string) =>
    asUnit(units().find(({ name, uniqueId, thingId }) => (name === code || uniqueId === code) && thingId === (asset ?? thingId)))
  const findSerial = (code: string) => {
    const serial = readSerial(code)
    if (!serial.valid) return undefined
    const asset = tables.assets.of(organizationId).find(({ discovery }) => discovery.serialPrefix === serial.prefix)
    return asUnit(units().find(({ thingId, sequenceNumber }) => thingId === asset?.id && sequenceNumber === serial.sequenceNumber))
  }
  const findAsset = (code: string): Discovery | undefined => {
    const gtins = isGtin(code) ? codeSpellings('gtin', code) : [code]
    const known = tables.identificationCodes
      .of(organizationId)
      .find(({ type, value }) => value === code || (type === 'gtin' && gtins.includes(value)))
    const assetId = known?.thingId ?? tables.assets.of(organizationId).find(({ gtin }) => gtin !== undefined && gtins.includes(gtin))?.id
    return assetId === undefined ? undefined : { kind: 'asset', thing: getThing(assetId), codeType: known?.type ?? 'gtin' }
  }
  const findVariant = (code: string, asset?: string): Discovery | undefined => {
    const variant = tables.variants
      .of(organizationId)
      .find(({ variantId, status, thingId }) => variantId === code && status === 'active' && thingId === (asset ?? thingId))
    return variant && { kind: 'variant', thing: getThing(variant.thingId), variant: named(variant) }
  }
  const findPage = (owner: string | undefined, link: string | undefined): Discovery | undefined => {
    if (owner?.toLowerCase() !== organization(organizationId).slug) return undefined
    const page = link?.toLowerCase() ?? ''
    const asset = tables.assets.of(organizationId).find(({ publicLink, formerLinks }) => publicLink === page || formerLinks?.includes(page))
    return asset && { kind: 'asset', thing: getThing(asset.id) }
  }
  return { findUnit, findSerial, findAsset, findVariant, findPage }
}

/** The nearest to a label first: a unit, an asset, a variant. */
const find = (state: MockState, organizationId: number, code: string, read: ReadCode): Discovery | undefined => {
  const { findUnit, findSerial, findAsset, findVariant, findPage } = createFinders(state, organizationId)
  if (read.kind === 'unreadable') return undefined
  if (read.kind === 'label') return (read.unit === undefined ? undefined : findUnit(read.unit)) ?? findPage(read.organization, read.link)
  const text = read.kind === 'text' ? read.text : code
  const named = findUnit(text) ?? findSerial(text) ?? findAsset(text) ?? findVariant(text)
  if (named) return named
  const asset = listCodes(read).flatMap(({ value }) => findAsset(value) ?? [])[0]
  const { '21': serial = '', '10': lot = '' } = read.kind === 'gs1' ? read.elements : {}
  return asset && (findUnit(serial, asset.thing.id) ?? findVariant(lot, asset.thing.id) ?? asset)
}

export const discover = (state: MockState, organizationId: number, code: string): Discovery | undefined =>
  find(state, organizationId, code, readCode(code))

/** What a search means that is no words but a code. */
export const findScanned = (state: MockState, organizationId: number, search: string): Discovery | undefined => {
  const read = readCode(search)
  return read.kind === 'text' ? undefined : find(state, organizationId, search, read)
}
