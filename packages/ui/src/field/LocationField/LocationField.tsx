import type { Location } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { coordinatesText } from '../../i18n/coordinates-text.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx'
import { FieldGroup, type FieldText } from '../FieldFrame/FieldFrame.tsx'
import { useLostFocus } from '../FieldFrame/use-lost-focus.ts'
import { Notice } from '../Notice/Notice.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { createCompass } from './compass.ts'
import { FoundPlace } from './FoundPlace.tsx'
import { type Locate, locateDevice } from './locate-device.ts'
import { type PlaceAnswer, readTyped, type SkipReason, skipReasons } from './place-answer.ts'
import { type PlaceMode, usePlace } from './use-place.ts'
import '../Ask/Ask.css'

export { type Locate, LocateError, type LocateFailure } from './locate-device.ts'
export type { PlaceAnswer, SkipReason } from './place-answer.ts'

export interface LocationFieldProps extends FieldText {
  /** From a draft, or a position that is known already. */
  defaultValue?: PlaceAnswer | undefined
  /** Where the device was found before: offered as the answer, and taken on a tap only. */
  here?: Location | undefined
  /** Finds the device; the browser's geolocation when absent. It is asked on a tap only, never by itself. */
  locate?: Locate | undefined
  /** `undefined`: what was typed is gone. */
  onChange: (value: PlaceAnswer | undefined) => void
}

const isReason = (value: string): value is SkipReason => (skipReasons as readonly string[]).includes(value)

/** Where something happened: asked of the device, typed as coordinates or words, or left out for a reason that is recorded. */
export const LocationField = ({ defaultValue, here, locate = locateDevice, onChange, ...text }: LocationFieldProps) => {
  const t = useTranslate()
  const { mode, answer: held, failure, ask, give, turnTo } = usePlace(defaultValue, locate, onChange)
  const format = useFormat()
  const root = useRef<HTMLDivElement>(null)
  /** What is typed is whole: before that nobody knows whether it gets coordinates. */
  const [isLeft, setLeft] = useState(true)

  /** Of the places that a form asks for, the one it belongs to. */
  const named = (words: string) => `${words}: ${text.label}`
  const link = (to: Exclude<PlaceMode, 'asking' | 'start'>) => (
    <button className="tm-link" type="button" onClick={() => turnTo(to)} aria-label={named(t(`task-more:place.${to}`))}>
      <Icon name={to === 'typing' ? 'keyboard' : 'close'} size={18} />
      {t(`task-more:place.${to}`)}
    </button>
  )
  const isFound = held?.by === 'device' || held?.by === 'network'
  const found = isFound && mode !== 'typing' && mode !== 'skipping' ? held.location : undefined
  const typed = mode === 'typing' && held?.by === 'typed' ? held : undefined
  useLostFocus(root, found ? 'found' : mode)
  const offered = mode === 'start' && !found ? here : undefined
  const askWords = found ? t('task-more:place.update') : failure ? t('errors:try_again') : t('task-more:place.find')

  return (
    <FieldGroup {...text}>
      {(aria) => (
        <div className="tm-ask" ref={root} data-invalid={aria['aria-invalid']}>
          {mode === 'typing' && (
            <TextField
              label={t('task-more:place.typed')}
              hint={t('task-more:place.example')}
              required
              defaultValue={held?.by === 'typed' ? held.typed : undefined}
              onChange={(words) => {
                setLeft(false)
                give(readTyped(words ?? '', createCompass(t)))
              }}
              onLeave={() => setLeft(true)}
            />
          )}
          <div role="status">
            {mode === 'asking' && (
              <p className="tm-ask-wait">
                <span className="tm-button-wait" aria-hidden="true" />
                {t('task-run:location.locating')}
              </p>
            )}
            {found && mode !== 'asking' && <FoundPlace location={found} by={held?.by} />}
            {typed?.location && <FoundPlace location={typed.location} />}
            {typed && !typed.location && isLeft && <Notice kind="notice" title={t('task-more:place.words')} />}
            {failure && (
              <Notice kind="alert" title={t(`task-more:place.${failure}.what`)}>
                <p>{t(`task-more:place.${failure}.action`)}</p>
              </Notice>
            )}
          </div>
          {mode === 'skipping' && (
            <ChoiceField
              label={t('task-more:place.why')}
              required
              options={skipReasons.map((reason) => ({ value: reason, label: t(`task-more:place.reason_${reason}`) }))}
              defaultValue={held?.by === 'skipped' ? held.reason : undefined}
              onChange={(reason) => isReason(reason) && give({ by: 'skipped', reason })}
            />
          )}
          {offered && (
            <>
              <Button wide onClick={() => give({ by: 'device', location: offered })} label={named(t('task-more:place.use'))}>
                <Icon name="check" size={20} />
                {t('task-more:place.use')}
              </Button>
              <p className="tm-ask-here">{t('task-more:place.here', { place: coordinatesText(offered.point.coordinates, t, format) })}</p>
            </>
          )}
          {mode === 'asking' ? (
            <Button wide onClick={() => turnTo('start')}>
              {t('task-more:place.stop')}
            </Button>
          ) : (
            <Button wide onClick={ask} label={named(askWords)}>
              <Icon name={found ? 'retry' : 'place'} size={20} />
              {askWords}
            </Button>
          )}
          {mode !== 'asking' && (
            <div className="tm-ask-other">
              {mode !== 'typing' && link('typing')}
              {mode !== 'skipping' && !found && link('skipping')}
            </div>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
