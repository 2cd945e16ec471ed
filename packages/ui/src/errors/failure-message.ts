import type { EntityWithTexts } from '../i18n/entity.ts'
import type { Translate } from '../i18n/keys.ts'
import type { Failure } from './error-code.ts'
import { failureText } from './failure-text.ts'

export const entityActions = ['create', 'update', 'delete', 'duplicate', 'load'] as const
export type EntityAction = (typeof entityActions)[number]

/** `Could not create the asset`: a whole sentence of each language, since grammar differs. */
export const failedTo = (t: Translate, action: EntityAction, entity: EntityWithTexts): string => t(`${entity}:failed.${action}`)

export interface FailedAction {
  action: EntityAction
  entity: EntityWithTexts
  failure: Failure
}

/** What a toast says of an action that failed: `Could not create the asset. Name already taken.` */
export const failureMessage = (t: Translate, { action, entity, failure }: FailedAction): string =>
  t('errors:because', { failed: failedTo(t, action, entity), reason: failureText(t, failure).what })
