import { mayPass } from '@tracemark/api/rules'
import { ErrorCode } from '@tracemark/api/schemas'
import type { ShownUse } from '../components/DeleteDialog/uses.ts'

/** Failures that the device notices itself: no server answers with one of these. */
export const deviceErrorCodes = [
  'network_unreachable',
  'server_silent',
  'timeout',
  'answer_unreadable',
  'associations_not_created',
  'attributes_missing',
  'chunk_load_failed',
  'css_chunk_load_failed',
  'deleted_meanwhile',
  'interactions_map_not_loaded',
  'invitation_not_answered',
  'invitations_not_sent',
  'organizations_not_loaded',
  'required_fields_missing',
  'unexpected',
  'variant_not_shared',
] as const
export type DeviceErrorCode = (typeof deviceErrorCodes)[number]

/** Every failure as a person meets it: the server's codes and the device's. Each has what happened, why, and what to do. */
export type ShownErrorCode = ErrorCode | DeviceErrorCode

export const shownErrorCodes: readonly ShownErrorCode[] = [...ErrorCode.options, ...deviceErrorCodes]

/** What a screen needs to tell of a failure. */
export interface Failure {
  code: ShownErrorCode
  /** Of a flow's failure, such as `invitation_not_answered`: what it failed of. */
  cause?: ShownErrorCode | undefined
  /** The number that support finds the request by. */
  requestId?: string | undefined
  /** What refers to an entity that stays as it is because of that. */
  usedBy?: readonly ShownUse[] | undefined
  /** What they refer to, where that is a part of what was changed. */
  usedName?: string | undefined
}

/** Whether the same may succeed a moment later. */
export const isPassing = ({ code, cause = code }: Failure): boolean => mayPass(cause)

/** Whether what was asked for is not there: no second try finds it. */
export const isMissing = ({ code }: Failure): boolean => code === 'not_found' || code === 'deleted_meanwhile'

/** What a flow could not do, because of this failure. */
export const flowFailure = (code: DeviceErrorCode, { code: cause, requestId }: Failure): Failure => ({ code, cause, requestId })
