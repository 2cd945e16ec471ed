import { styled } from '@mui/material/styles'
import { surface } from '../../components/Card/surface.ts'
import { BooleanField, type BooleanFieldProps } from '../../components/forms/BooleanField/BooleanField.tsx'
import { ImageField, type ImageFieldProps } from '../../components/forms/ImageField/ImageField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField, type TextFieldProps } from '../../components/forms/TextField/TextField.tsx'
import { UrlField, type UrlFieldProps } from '../../components/forms/UrlField/UrlField.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { type Line, withDefault } from './lines.ts'

const Sheet = styled('div')(surface, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: '20px 32px',
  padding: '22px 24px 24px',
  '& > div': { display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 },
  '@media (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '18px 16px 20px' },
})

interface GeneralTabProps {
  name: TextFieldProps
  description: TextFieldProps
  link: UrlFieldProps
  image: ImageFieldProps
  isDefault: BooleanFieldProps
  /** Whether the chain is the default as it is saved: another one has to take over then. */
  wasDefault: boolean
  lines: readonly Line[]
  onLines: (lines: readonly Line[]) => void
}

/** What a chain is called, and what it and its elements are the default for. */
export const GeneralTab = ({ name, description, link, image, isDefault, wasDefault, lines, onLines }: GeneralTabProps) => {
  const t = useTranslate()
  return (
    <Sheet>
      <div>
        <TextField {...name} />
        <TextField {...description} multiline />
        <UrlField {...link} hint={t('value-chains:link_hint')} />
        {lines.length > 0 && (
          <SelectField
            label={t('value-chains:default_element')}
            hint={t('value-chains:default_element_hint')}
            name="defaultElement"
            required
            readOnly={isDefault.readOnly}
            defaultValue={lines.find((line) => line.isDefault)?.key}
            options={lines.map((line) => ({ value: line.key, label: line.name }))}
            onChange={(event) => onLines(withDefault(lines, event.target.value))}
          />
        )}
        <BooleanField
          {...isDefault}
          readOnly={isDefault.readOnly || wasDefault}
          hint={t(wasDefault ? 'value-chains:default_chain_kept' : 'value-chains:default_chain_hint')}
        />
      </div>
      <div>
        <ImageField {...image} />
      </div>
    </Sheet>
  )
}
