import { styled } from '@mui/material/styles'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { Hint, Problem } from '../../components/Outcomes/outcome.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { QuestionFormProps } from './QuestionForm.tsx'

const Fields = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 })

interface SectionFormProps extends Pick<QuestionFormProps, 'readOnly' | 'places' | 'place' | 'onPlace'> {
  title: string
  isEmpty: boolean
  onChange: (title: string) => void
}

/** The heading of a section, and where it stands with its questions. */
export const SectionForm = ({ title, isEmpty, readOnly, places, place, onPlace, onChange }: SectionFormProps) => {
  const t = useTranslate()
  return (
    <Fields>
      <TextField
        label={t('tasks:section_title')}
        maxLength={200}
        readOnly={readOnly}
        defaultValue={title}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <Hint>{t('tasks:section_hint')}</Hint>
      {isEmpty && <Problem text={t('tasks:section_empty')} />}
      {!readOnly && places.length > 1 && (
        <SelectField
          label={t('tasks:place')}
          name="place"
          answered
          defaultValue={place}
          options={places}
          onChange={({ currentTarget: { value } }) => onPlace(value)}
        />
      )}
    </Fields>
  )
}
