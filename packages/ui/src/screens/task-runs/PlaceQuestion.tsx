import { LocationField } from '../../field/LocationField/LocationField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'

/** Where the record is made, when the device did not tell by itself: asked again, typed, or left out for a reason. */
export const PlaceQuestion = ({ onPlace, locate }: Pick<TaskRunHandlers, 'onPlace' | 'locate'>) => {
  const t = useTranslate()
  return <LocationField label={t('task-run:location.question')} required={false} locate={locate} onChange={onPlace} />
}
