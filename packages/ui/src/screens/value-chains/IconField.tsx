import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Tile, Tiles } from '../../components/forms/choice-tiles.ts'
import type { FormText } from '../../components/forms/FieldFrame/FieldFrame.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { elementIcons } from './element-icons.ts'

const Choices = styled(Tiles)({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))', gap: 6 },
})

const Choice = styled(Tile)({
  placeItems: 'center',
  height: 40,
  color: 'var(--tm-ink-muted)',
  '&:hover': { color: 'var(--tm-ink)' },
  '&:has(:checked)': { color: 'var(--tm-accent-strong)' },
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
