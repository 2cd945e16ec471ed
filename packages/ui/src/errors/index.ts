export { type DeviceErrorCode, deviceErrorCodes, type Failure, type ShownErrorCode, shownErrorCodes } from './error-code.ts'
export { classificationNotice, type EntityAction, entityActions, type FailedAction, failedTo, failureMessage } from './failure-message.ts'
export { type FailureText, failureText } from './failure-text.ts'
export { fieldText } from './field-text.ts'
