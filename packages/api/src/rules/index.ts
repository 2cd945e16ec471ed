export { scopeOf } from './access-token.ts'
export { type AnswerProblem, type AnswerProblemReason, checkAnswer, checkAnswers } from './answers.ts'
export { checkBaseAttribute } from './base-attribute.ts'
export { classify } from './classification.ts'
export {
  allowedOperators,
  checkDisplayCondition,
  countryCodes,
  countryOptions,
  type DisplayConditionProblem,
  type DisplayConditionProblemReason,
  type DisplayOption,
  isShownTo,
  itemStatusOptions,
  languageCodes,
  languageGroups,
  languageOptions,
  type Visitor,
} from './display-conditions/index.ts'
export { gtinCheckDigit, isGtin } from './gs1.ts'
export { checkIdentificationCode } from './identification-code.ts'
export { isToBeDone, jobMayBecome, jobStatusAt, jobTransitions } from './job-status.ts'
export { type Actor, losesOwner, rankOf, refusalOfChange, refusalOfRemoval } from './membership-change.ts'
export { mergeAnswers } from './merge-answers.ts'
export { organizationStatusOf } from './organization-status.ts'
export { hasPermissions, missingPermissions } from './permissions.ts'
export { readResultMessage } from './result-message.ts'
export { permissionsOf } from './roles.ts'
export { slugOf } from './slug.ts'
export { isUnitChecksum, unitChecksum } from './unit-checksum.ts'
export { MAX_UPLOAD_BYTES, THUMBNAIL_SIZES, type ThumbnailSize } from './upload.ts'
export { mayBecome, takesUnits, variantTransitions } from './variant-status.ts'
