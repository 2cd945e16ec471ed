export { isFileAddress, isLink } from '../schemas/address.ts'
export { isEmail, isPhone } from '../schemas/patterns.ts'
export { nameCharacter, takeCode, takeLine, takeLines, takeScan } from '../schemas/take-text.ts'
export { getScope } from './access-token.ts'
export { type AccountImages, accountImages } from './account-images.ts'
export { CORRECTION_HOURS, getAnswerCorrection, getCorrectionEnd } from './answer-correction.ts'
export {
  type AnswerProblem,
  type AnswerProblemReason,
  type AttachedCounts,
  checkAnswer,
  checkAnswers,
  countAttached,
  takeAnswers,
} from './answers.ts'
export { checkBaseAttribute } from './base-attribute.ts'
export { checkCategoryCode } from './category-code.ts'
export { classify } from './classification.ts'
export { findFillingProblem, findRuleProblem, isByRule } from './collection.ts'
export { isDay } from './day.ts'
export { createDecimalWriter, decimalText, readDecimal } from './decimal-text.ts'
export { defuseFormula } from './defuse-formula.ts'
export {
  allowedOperators,
  checkDisplayCondition,
  conditionCodes,
  countryCodes,
  countryOptions,
  type DisplayConditionProblem,
  type DisplayConditionProblemReason,
  type DisplayOption,
  fold,
  isShownTo,
  languageCodes,
  languageGroups,
  languageOptions,
  readList,
  readRange,
  unitStatusOptions,
  type Visitor,
  valueForm,
} from './display-conditions/index.ts'
export { getDistance } from './distance.ts'
export { arePartsAlike, dividePeriod, getPeriodUnit } from './divide-period.ts'
export { EXPORT_JOBS_MAX, mayExport } from './export-job.ts'
export { BACKGROUND_EXPORT_MAX, EXPORT_MAX } from './export-max.ts'
export { getFieldReason, listFieldProblems } from './field-problems.ts'
export { toAnswerReason, toAttributeReason } from './field-reasons.ts'
export { foldedLetters, foldText } from './fold-text.ts'
export { gtinCheckDigit, gtinSpellings, isGtin } from './gs1.ts'
export { toDigitalLink, toElementString } from './gs1-elements.ts'
export { checkIdentificationCode, codeLengths, codeSpellings, plainCode, wrongCharacterPlace } from './identification-code.ts'
export { findReminder, planNextJob } from './job-dates.ts'
export { compareUrgency, isOverdue, isToBeDone, jobMayBecome, jobStatusAt, jobTransitions } from './job-status.ts'
export { LABEL_FILE_MAX, labelFileKind, labelFileSizes } from './label-files.ts'
export {
  createLabelGrid,
  getLabelGrid,
  isLabelTable,
  type LabelGrid,
  labelCode,
  labelGrids,
  labelPlace,
  labelPlaces,
  labelsPerSheet,
  MM_IN,
} from './label-layout.ts'
export { type LabelSizeField, labelSizeIn, labelSizeProblems, refusedLabelSize } from './label-size.ts'
export { findComparison, hasWords, inOrder, listAnswer, ranks, splitWords, toPage } from './lists.ts'
export { addDays, createDayReader, startOfDay } from './local-days.ts'
export {
  type Bounds,
  findCells,
  getPlace,
  intersectBounds,
  isInArea,
  MICRO,
  readBounds,
  roundBounds,
  toMicro,
  toMicroBounds,
} from './map-area.ts'
export {
  type CellCount,
  type Gathered,
  gatherClusters,
  getGridLevel,
  getOnlyPlace,
  toCluster,
} from './map-clusters.ts'
export { mayPass } from './may-pass.ts'
export { measuredLocation } from './measured-location.ts'
export { type Actor, findChangeRefusal, findRemovalRefusal, findRoleRefusal, getRank, losesOwner } from './membership-change.ts'
export { mergeAnswers } from './merge-answers.ts'
export { bytesOnTag, type NfcTag, ndefUriRecord, nfcTags, toHex } from './ndef.ts'
export { getOrganizationStatus } from './organization-status.ts'
export { checkOwnAttribute, isFieldOfType, toSpecification } from './own-attribute.ts'
export { hasPermissions, missingPermissions } from './permissions.ts'
export { type PlaceAnswer, readPlace, type SkipReason, skipReasons, writePlace } from './place.ts'
export { coordinatesText, type PlaceWord, type PlaceWords, readAnswerPlace } from './place-text.ts'
export { CODE_MAX, listCodes, type ReadCode, readCode } from './read-code.ts'
export type { Gs1Elements } from './read-gs1.ts'
export { correctRecorded, isAfterRecording, questionIn, recordedAnswers, recordedAttachments, toAnswers } from './recorded.ts'
export { createRepeatedHour } from './repeated-hour.ts'
export { chosenLanguage, offeredLanguages, resolveLanguage } from './resolve-language.ts'
export { byOutcome, readResultMessage, resultMessageText } from './result-message.ts'
export { isReasonRequired, listReviewMoves } from './review.ts'
export { plainText, type RichBranch, type RichNode, readRichText, safeAddress } from './rich-text/index.ts'
export { getPermissions } from './roles.ts'
export { sampledPage } from './sampled-page.ts'
export { mayChangeView, mayKeepViews, mayShareViews, namedByFilters } from './saved-view.ts'
export { formatSerial, type ReadSerial, readSerial } from './serial.ts'
export { toSlug } from './slug.ts'
export { inSteps } from './task-steps.ts'
export { isUnitChecksum, unitChecksum } from './unit-checksum.ts'
export { isGroupUnderWay } from './unit-group.ts'
export { findUnitStatusDoubt, findUnitStatusRefusal, mustBeReconsidered, type UnitDoubt, type UnitStatusRefusal } from './unit-status.ts'
export { FILES_PER_ANSWER, MAX_UPLOAD_BYTES, THUMBNAIL_SIZES, type ThumbnailSize } from './upload.ts'
export { linkChange, variantChanges } from './variant-changes.ts'
export { getLabelState, isEditable, isShareable, mayBecome, takesUnits, variantTransitions } from './variant-status.ts'
