import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import { up as firstPath } from './0001-first-path.ts'
import { up as idempotencyKeys } from './0002-idempotency-keys.ts'
import { up as journalPosition } from './0003-journal-position.ts'
import { up as catalogue } from './0010-catalogue.ts'
import { up as people } from './0020-people.ts'
import { up as accessTokens } from './0021-access-tokens.ts'
import { up as things } from './0030-things.ts'
import { up as tasks } from './0031-tasks.ts'
import { up as valueChains } from './0032-value-chains.ts'
import { up as baseAttributes } from './0033-base-attributes.ts'
import { up as search } from './0034-search.ts'
import { up as variantsAndUnits } from './0040-variants-and-units.ts'
import { up as jobsAndCodes } from './0041-jobs-and-codes.ts'
import { up as interactionChanges } from './0042-interaction-changes.ts'
import { up as outbox } from './0050-outbox.ts'
import { up as files } from './0051-files.ts'
import { up as rateLimits } from './0052-rate-limits.ts'
import { up as interactionCounts } from './0060-interaction-counts.ts'
import { up as placeNotes } from './0070-place-notes.ts'
import { up as variantShares } from './0071-variant-shares.ts'
import { up as entering } from './0080-entering.ts'
import { up as accountIdempotencyKeys } from './0081-account-idempotency-keys.ts'
import { up as enteringPublicThings } from './0090-entering-public-things.ts'
import { up as interactionPlaces } from './0091-interaction-places.ts'
import { up as formerMembers } from './0092-former-members.ts'
import { up as policiesAskOnce } from './0093-policies-ask-once.ts'
import { up as copiedFiles } from './0096-copied-files.ts'
import { up as publicVersions } from './0100-public-versions.ts'
import { up as keptNames } from './0101-kept-names.ts'
import { up as recordsByAuthor } from './0102-records-by-author.ts'
import { up as membershipLookUp } from './0103-membership-look-up.ts'
import { up as membershipVersions } from './0104-membership-versions.ts'
import { up as interactionSubjects } from './0105-interaction-subjects.ts'
import { up as filesOfRecords } from './0106-files-of-records.ts'
import { up as linksOfTheWeb } from './0107-links-of-the-web.ts'
import { up as findOrganization } from './0109-find-organization.ts'
import { up as accountLanguage } from './0111-account-language.ts'
import { up as keyOfPublicVersions } from './0112-key-of-public-versions.ts'
import { up as entityChanges } from './0114-entity-changes.ts'
import { up as valueChainElements } from './0115-value-chain-elements.ts'
import { up as hiddenAssets } from './0116-hidden-assets.ts'
import { up as unitsAtAMillion } from './0117-units-at-a-million.ts'
import { up as unitsInTheBackground } from './0118-units-in-the-background.ts'
import { up as labelPrints } from './0119-label-prints.ts'
import { up as onePrimaryCode } from './0120-one-primary-code.ts'
import { up as assetSwitches } from './0121-asset-switches.ts'
import { up as variantChanges } from './0122-variant-changes.ts'
import { up as catalogueOverview } from './0125-catalogue-overview.ts'
import { up as interactionMonths } from './0126-interaction-months.ts'
import { up as ownAttributes } from './0128-own-attributes.ts'
import { up as contentTransfers } from './0131-content-transfers.ts'
import { up as discovery } from './0132-discovery.ts'
import { up as assetsAtAHundredThousand } from './0134-assets-at-a-hundred-thousand.ts'
import { up as pageVisits } from './0139-page-visits.ts'
import { up as assetMetadata } from './0140-asset-metadata.ts'
import { up as logoOnLabels } from './0141-logo-on-labels.ts'
import { up as visitsByDay } from './0142-visits-by-day.ts'
import { up as wordsOfRecords } from './0143-words-of-records.ts'
import { up as assetsOfAStatusByName } from './0144-assets-of-a-status-by-name.ts'
import { up as recordsByOccurrence } from './0147-records-by-occurrence.ts'
import { up as offersByAsset } from './0148-offers-by-asset.ts'
import { up as samplesOfTemplates } from './0150-samples-of-templates.ts'
import { up as formerPublicLinks } from './0152-former-public-links.ts'
import { up as itemStatusChanges } from './0153-item-status-changes.ts'
import { up as namesInTheOrderOfLetters } from './0154-names-in-the-order-of-letters.ts'
import { up as closestAssets } from './0155-closest-assets.ts'
import { up as marksOfTransfers } from './0159-marks-of-transfers.ts'
import { up as cancelledUnits } from './0163-cancelled-units.ts'
import { up as unitsOfAnAssetByName } from './0164-units-of-an-asset-by-name.ts'
import { up as outboxByAge } from './0165-outbox-by-age.ts'
import { up as labelSizes } from './0166-label-sizes.ts'
import { up as storedBytes } from './0170-stored-bytes.ts'
import { up as clockOffsets } from './0175-clock-offsets.ts'
import { up as lettersThatSearchesFold } from './0177-letters-that-searches-fold.ts'
import { up as unitsByTheirOwnKey } from './0178-units-by-their-own-key.ts'
import { up as unitsBeginWithAStatus } from './0183-units-begin-with-a-status.ts'
import { up as publicVersionsOfVariants } from './0184-public-versions-of-variants.ts'
import { up as listOrganizations } from './0188-list-organizations.ts'
import { up as totalStoredBytes } from './0189-total-stored-bytes.ts'

/** In the order of their names. A migration that has run anywhere is never changed: add another. */
export const migrations: Record<string, Migration> = {
  '0001-first-path': { up: firstPath },
  '0002-idempotency-keys': { up: idempotencyKeys },
  '0003-journal-position': { up: journalPosition },
  '0010-catalogue': { up: catalogue },
  '0020-people': { up: people },
  '0021-access-tokens': { up: accessTokens },
  '0030-things': { up: things },
  '0031-tasks': { up: tasks },
  '0032-value-chains': { up: valueChains },
  '0033-base-attributes': { up: baseAttributes },
  '0034-search': { up: search },
  '0040-variants-and-units': { up: variantsAndUnits },
  '0041-jobs-and-codes': { up: jobsAndCodes },
  '0042-interaction-changes': { up: interactionChanges },
  '0050-outbox': { up: outbox },
  '0051-files': { up: files },
  '0052-rate-limits': { up: rateLimits },
  '0060-interaction-counts': { up: interactionCounts },
  '0070-place-notes': { up: placeNotes },
  '0071-variant-shares': { up: variantShares },
  '0080-entering': { up: entering },
  '0081-account-idempotency-keys': { up: accountIdempotencyKeys },
  '0090-entering-public-things': { up: enteringPublicThings },
  '0091-interaction-places': { up: interactionPlaces },
  '0092-former-members': { up: formerMembers },
  '0093-policies-ask-once': { up: policiesAskOnce },
  '0096-copied-files': { up: copiedFiles },
  '0100-public-versions': { up: publicVersions },
  '0101-kept-names': { up: keptNames },
  '0102-records-by-author': { up: recordsByAuthor },
  '0103-membership-look-up': { up: membershipLookUp },
  '0104-membership-versions': { up: membershipVersions },
  '0105-interaction-subjects': { up: interactionSubjects },
  '0106-files-of-records': { up: filesOfRecords },
  '0107-links-of-the-web': { up: linksOfTheWeb },
  '0109-find-organization': { up: findOrganization },
  '0111-account-language': { up: accountLanguage },
  '0112-key-of-public-versions': { up: keyOfPublicVersions },
  '0114-entity-changes': { up: entityChanges },
  '0115-value-chain-elements': { up: valueChainElements },
  '0116-hidden-assets': { up: hiddenAssets },
  '0117-units-at-a-million': { up: unitsAtAMillion },
  '0118-units-in-the-background': { up: unitsInTheBackground },
  '0119-label-prints': { up: labelPrints },
  '0120-one-primary-code': { up: onePrimaryCode },
  '0121-asset-switches': { up: assetSwitches },
  '0122-variant-changes': { up: variantChanges },
  '0125-catalogue-overview': { up: catalogueOverview },
  '0126-interaction-months': { up: interactionMonths },
  '0128-own-attributes': { up: ownAttributes },
  '0131-content-transfers': { up: contentTransfers },
  '0132-discovery': { up: discovery },
  '0134-assets-at-a-hundred-thousand': { up: assetsAtAHundredThousand },
  '0139-page-visits': { up: pageVisits },
  '0140-asset-metadata': { up: assetMetadata },
  '0141-logo-on-labels': { up: logoOnLabels },
  '0142-visits-by-day': { up: visitsByDay },
  '0143-words-of-records': { up: wordsOfRecords },
  '0144-assets-of-a-status-by-name': { up: assetsOfAStatusByName },
  '0147-records-by-occurrence': { up: recordsByOccurrence },
  '0148-offers-by-asset': { up: offersByAsset },
  '0150-samples-of-templates': { up: samplesOfTemplates },
  '0152-former-public-links': { up: formerPublicLinks },
  '0153-item-status-changes': { up: itemStatusChanges },
  '0154-names-in-the-order-of-letters': { up: namesInTheOrderOfLetters },
  '0155-closest-assets': { up: closestAssets },
  '0159-marks-of-transfers': { up: marksOfTransfers },
  '0163-cancelled-units': { up: cancelledUnits },
  '0164-units-of-an-asset-by-name': { up: unitsOfAnAssetByName },
  '0165-outbox-by-age': { up: outboxByAge },
  '0166-label-sizes': { up: labelSizes },
  '0170-stored-bytes': { up: storedBytes },
  '0175-clock-offsets': { up: clockOffsets },
  '0177-letters-that-searches-fold': { up: lettersThatSearchesFold },
  '0178-units-by-their-own-key': { up: unitsByTheirOwnKey },
  '0183-units-begin-with-a-status': { up: unitsBeginWithAStatus },
  '0184-public-versions-of-variants': { up: publicVersionsOfVariants },
  '0188-list-organizations': { up: listOrganizations },
  '0189-total-stored-bytes': { up: totalStoredBytes },
}

/**
 * Brings the database to the newest form, as its owner. Several processes may call it at once: one of them does the work. Gives the names
 * of the migrations that it has run.
 */
export const migrate = async (db: Kysely<Database>): Promise<string[]> => {
  const { error, results = [] } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
