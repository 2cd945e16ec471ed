import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { FormText } from '../../components/forms/FieldFrame/FieldFrame.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { elementIcons } from './element-icons.ts'

const Choices = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: 6, padding: 0, fontWeight: 550 },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))', gap: 6 },
})

const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 40,
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-s)',
  color: 'var(--tm-ink-muted)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': { borderColor: 'var(--tm-accent)', background: 'var(--tm-accent-wash)', color: 'var(--tm-accent-strong)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--tm-accent)', outlineOffset: 1 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
})

interface IconFieldProps extends Pick<FormText, 'label' | 'readOnly'> {
  name: string
  defaultValue?: string | undefined
  onChange: (icon: string) => void
}

/** One of the kit's drawings. */
export const IconField = ({ label, name, readOnly = false, defaultValue, onChange }: IconFieldProps) => {
  const t = useTranslate()
  const id = useId()
  const [chosen, setChosen] = useState(defaultValue)
  return (
    <Choices>
      <legend>{label}</legend>
      <div>
        {elementIcons.map((icon) => (
          <Choice key={icon} title={t(`value-chains:icon.${icon}`)}>
            <input
              type="radio"
              name={`${id}${name}`}
              aria-label={t(`value-chains:icon.${icon}`)}
              checked={chosen === icon}
              disabled={readOnly}
              onChange={() => {
                setChosen(icon)
                onChange(icon)
              }}
            />
            <Icon name={icon} size={18} />
          </Choice>
        ))}
      </div>
    </Choices>
  )
}
