import { taskLibrary } from '@tracemark/api/content'
import { codeSpellings, isGtin, listCodes, type ReadCode, readCode, readSerial } from '@tracemark/api/rules'
import type { Discovery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

/** The link of the asset's discovery task, called `link`, with its `task`. */
export const discoveryLink = (db: ScopedDatabase, organizationId: number, thingId: string) =>
  db
    .selectFrom('task_assets as link')
    .innerJoin('tasks as task', (join) =>
      join.onRef('task.organization_id', '=', 'link.organization_id').onRef('task.id', '=', 'link.task_id'),
    )
    .where('link.organization_id', '=', organizationId)
    .where('link.asset_id', '=', thingId)
    .where('link.is_discovery', '=', true)
    .where('link.removed_at', 'is', null)

/** The rows that say what a unit is. */
const units = (db: ScopedDatabase, organizationId: number) =>
  db
    .selectFrom('units as item')
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'item.organization_id').onRef('thing.id', '=', 'item.asset_id'),
    )
    .leftJoin('variants as variant', (join) =>
      join.onRef('variant.organization_id', '=', 'item.organization_id').onRef('variant.id', '=', 'item.variant_id'),
    )
    .select([
      'item.id',
      'item.name',
      'item.sequence_number',
      'thing.id as asset_id',
      'thing.name as asset_name',
      'thing.image',
      'variant.id as batch_id',
      'variant.variant_id',
      'variant.name as variant_name',
    ])
    .where('item.organization_id', '=', organizationId)
    .where('thing.is_enabled_discovery', '=', true)
    .orderBy('item.id')

const asUnit = (row: Awaited<ReturnType<ReturnType<typeof units>['executeTakeFirst']>>): Discovery | undefined => {
  if (!row) return undefined
  const { batch_id, variant_id, variant_name, image } = row
  return {
    kind: 'unit',
    thing: { id: row.asset_id, name: row.asset_name, ...(image !== null && { image }) },
    item: { id: row.id, name: row.name, sequenceNumber: row.sequence_number },
    ...(batch_id !== null &&
      variant_id !== null &&
      variant_name !== null && { variant: { id: batch_id, variantId: variant_id, name: variant_name } }),
  }
}

/** `thingId`: only of this asset. */
const findUnit = async (db: ScopedDatabase, organizationId: number, code: string, thingId?: string): Promise<Discovery | undefined> =>
  asUnit(
    await units(db, organizationId)
      .where((eb) => eb.or([eb('item.unique_id', '=', code), eb('item.name', '=', code)]))
      .$if(thingId !== undefined, (select) => select.where('thing.id', '=', thingId ?? ''))
      .executeTakeFirst(),
  )

/** By the prefix of its asset, and its number. */
const findSerial = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> => {
  const serial = readSerial(code)
  if (!serial.valid) return undefined
  return asUnit(
    await units(db, organizationId)
      .where('thing.serial_prefix', '=', serial.prefix)
      .where('item.sequence_number', '=', serial.sequenceNumber)
      .executeTakeFirst(),
  )
}

/** Those that codes may find. */
const assets = (db: ScopedDatabase, organizationId: number) =>
  db.selectFrom('assets as thing').where('thing.organization_id', '=', organizationId).where('thing.is_enabled_discovery', '=', true)

const findAsset = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> => {
  // A scanner reads fourteen digits where the code was entered with fewer, or the other way round.
  const gtins = isGtin(code) ? codeSpellings('gtin', code) : [code]
  const row = await assets(db, organizationId)
    .leftJoin('identification_codes as known', (join) =>
      join
        .onRef('known.organization_id', '=', 'thing.organization_id')
        .onRef('known.asset_id', '=', 'thing.id')
        .on((eb) => eb.or([eb('known.value', '=', code), eb.and([eb('known.type', '=', 'gtin'), eb('known.value', 'in', gtins)])])),
    )
    .select(['thing.id', 'thing.name', 'thing.image', 'known.type'])
    .where((eb) => eb.or([eb('known.value', 'is not', null), eb('thing.gtin', 'in', gtins)]))
    .orderBy('thing.id')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, image, type } = row
  return { kind: 'asset', thing: { id, name, ...(image !== null && { image }) }, codeType: type ?? 'gtin' }
}

/** Whoever holds a unit has to learn what it is, whatever became of its variant; a variant itself is found while it is active. */
const findVariant = async (db: ScopedDatabase, organizationId: number, code: string, thingId?: string): Promise<Discovery | undefined> => {
  const row = await assets(db, organizationId)
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.organization_id', '=', 'thing.organization_id').onRef('variant.asset_id', '=', 'thing.id'),
    )
    .select(['thing.id', 'thing.name', 'thing.image', 'variant.id as batch_id', 'variant.variant_id', 'variant.name as variant_name'])
    .where('variant.variant_id', '=', code)
    .where('variant.status', '=', 'active')
    .$if(thingId !== undefined, (select) => select.where('thing.id', '=', thingId ?? ''))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, image, batch_id, variant_id, variant_name } = row
  return {
    kind: 'variant',
    thing: { id, name, ...(image !== null && { image }) },
    variant: { id: batch_id, variantId: variant_id, name: variant_name },
  }
}

/** What is to be done with what was discovered, while it can be: what runs by itself nobody begins. */
const findTask = async (db: ScopedDatabase, organizationId: number, thingId: string, now: Date): Promise<Discovery['task']> => {
  const row = await discoveryLink(db, organizationId, thingId)
    .select(['link.id as taskThingId', 'task.name', 'task.task_library_id'])
    .where((eb) => eb.or([eb('link.expiration', 'is', null), eb('link.expiration', '>', now)]))
    .executeTakeFirst()
  if (!row || taskLibrary.some(({ id, automatic }) => automatic && id === row.task_library_id)) return undefined
  return { taskThingId: row.taskThingId, name: row.name }
}

type Label = Extract<ReadCode, { kind: 'label' }>

/** The asset that has this public page, or had it when the label was printed. */
const findPage = async (db: ScopedDatabase, organizationId: number, { organization, link }: Label): Promise<Discovery | undefined> => {
  if (organization === undefined || link === undefined) return undefined
  const page = link.toLowerCase()
  const row = await assets(db, organizationId)
    .innerJoin('organizations as owner', 'owner.id', 'thing.organization_id')
    .select(['thing.id', 'thing.name', 'thing.image'])
    .where('owner.slug', '=', organization.toLowerCase())
    .where(
      sql<boolean>`(thing.public_link = ${page} or thing.id in
        (select former.asset_id from former_public_links former where former.organization_id = ${organizationId} and former.link = ${page}))`,
    )
    .executeTakeFirst()
  return row && { kind: 'asset', thing: { id: row.id, name: row.name, ...(row.image !== null && { image: row.image }) } }
}

const findLabel = async (db: ScopedDatabase, organizationId: number, label: Label): Promise<Discovery | undefined> =>
  (label.unit === undefined ? undefined : await findUnit(db, organizationId, label.unit)) ?? (await findPage(db, organizationId, label))

/** By identification codes; of an asset then the unit or the variant that its serial and its lot name, where the organization calls them so. */
const findSaid = async (db: ScopedDatabase, organizationId: number, read: ReadCode): Promise<Discovery | undefined> => {
  const { '21': serial, '10': lot } = read.kind === 'gs1' ? read.elements : {}
  for (const { value } of listCodes(read)) {
    const asset = await findAsset(db, organizationId, value)
    if (!asset) continue
    const thingId = asset.thing.id
    const unit = serial === undefined ? undefined : await findUnit(db, organizationId, serial, thingId)
    const variant = unit || lot === undefined ? undefined : await findVariant(db, organizationId, lot, thingId)
    return unit ?? variant ?? asset
  }
  return undefined
}

/** By what it is in this organization, letter for letter. */
const findNamed = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> =>
  (await findUnit(db, organizationId, code)) ??
  (await findSerial(db, organizationId, code)) ??
  (await findAsset(db, organizationId, code)) ??
  (await findVariant(db, organizationId, code))

const find = async (db: ScopedDatabase, organizationId: number, code: string, read: ReadCode): Promise<Discovery | undefined> => {
  if (read.kind === 'unreadable') return undefined
  if (read.kind === 'label') return findLabel(db, organizationId, read)
  // An organization's own code may look like one of GS1.
  const named = await findNamed(db, organizationId, read.kind === 'text' ? read.text : code)
  return named ?? findSaid(db, organizationId, read)
}

/** What a search means that is no words but a code: a label's address, an element string, a GTIN. */
export const findScanned = async (
  db: ScopedDatabase,
  organizationId: number,
  search: string | undefined,
): Promise<Discovery | undefined> => {
  const read = readCode(search ?? '')
  return read.kind === 'text' ? undefined : find(db, organizationId, search ?? '', read)
}

/** What a code names in this organization, the nearest to a label first, and the task that is then to be done. */
export const discover = async (db: ScopedDatabase, organizationId: number, code: string, now: Date): Promise<Discovery | undefined> => {
  const found = await find(db, organizationId, code, readCode(code))
  const task = found && (await findTask(db, organizationId, found.thing.id, now))
  return found && { ...found, ...(task && { task }) }
}
