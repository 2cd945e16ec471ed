import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Choice, Label } from './organization-choice.tsx'

/** The zones by the names of the tz database. */
const listZones = (value: string): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value])].toSorted()

const sayZone = (zone: string): string => zone.replaceAll('_', ' ')

interface TimeZoneChoiceProps {
  value: string
  /** Ends when it is saved, or has told why not. */
  onChange: (timeZone: string) => Promise<void>
}

/** Whose days the organization counts: a plain choice, until its settings have a page. It holds for everybody, so it is asked before. */
export const TimeZoneChoice = ({ value, onChange }: TimeZoneChoiceProps) => {
  const t = useTranslate()
  const [chosen, setChosen] = useState(value)
  const [step, setStep] = useState<'choosing' | 'asked' | 'saving'>('choosing')
  const save = async () => {
    setStep('saving')
    await onChange(chosen)
    setStep('choosing')
  }
  return (
    <Choice>
      <Label>
        {t('dashboard:time_zone')}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {listZones(value).map((zone) => (
            <option key={zone} value={zone}>
              {sayZone(zone)}
            </option>
          ))}
        </select>
      </Label>
      {chosen !== value && (
        <Button size="small" onClick={() => setStep('asked')}>
          {t('dashboard:time_zone.change')}
        </Button>
      )}
      <ConfirmDialog
        open={step !== 'choosing'}
        title={t('dashboard:time_zone.title')}
        text={t('dashboard:time_zone.text', { zone: sayZone(chosen) })}
        confirmLabel={t('dashboard:time_zone.change')}
        busy={step === 'saving'}
        onConfirm={() => void save()}
        onClose={() => setStep('choosing')}
      />
    </Choice>
  )
}
