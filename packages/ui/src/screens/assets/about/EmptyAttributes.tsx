import { styled } from '@mui/material/styles'
import { rulesText } from '../../../components/AttributeList/attribute-rules.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { surface } from '../../../components/Card/surface.ts'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { ListRow } from '../../../components/ListForm/ListEditor.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { KnownAttribute } from './known-attribute.ts'

const Section = styled('section')({
  marginTop: 28,
  '& > h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-text-xl)', fontWeight: 500 },
  '& > h3': { margin: '16px 0 6px', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontWeight: 600 },
})

const Rows = styled('ul')(surface, {
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, padding: '4px 8px 4px 16px' },
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
  '& > li > div': { flex: 1 },
  '& > li > button': { flex: 'none' },
})

interface EmptyAttributesProps {
  /** Own base attributes that the asset has no value of. */
  attributes: readonly KnownAttribute[]
  /** How a unit is written, by its code. */
  unitText: (unit: string) => string
  /** Absent where the person may not change the asset. */
  onFill: ((attribute: KnownAttribute) => void) | undefined
}

/** What the organization wants to know of its assets and does not know of this one, in groups. */
export const EmptyAttributes = ({ attributes, unitText, onFill }: EmptyAttributesProps) => {
  const t = useTranslate()
  const format = useFormat()
  if (attributes.length === 0) return null
  const groups = Map.groupBy(attributes, ({ group }) => group)
  return (
    <Section aria-label={t('asset-page:empty_attributes')}>
      <h2>{t('asset-page:empty_attributes')}</h2>
      {[...groups].map(([group, members]) => [
        group !== '' && <h3 key={`${group} name`}>{group}</h3>,
        <Rows key={group}>
          {members.map((attribute) => {
            const { id, name, type, measure, isRequired, specification, values } = attribute
            const parts = [
              t(`attributes:value_type.${type}`),
              measure && unitText(measure.code),
              specification && rulesText(specification, values?.length, t, format),
            ]
            return (
              <li key={id}>
                <ListRow
                  name={name}
                  detail={parts.filter(Boolean).join(' · ')}
                  chips={isRequired && <Chip data-tone="alert">{t('attributes:required')}</Chip>}
                />
                {onFill && (
                  <Button
                    variant="text"
                    aria-label={t('asset-page:fill_in_name', { name })}
                    startIcon={<Icon name="pen" />}
                    onClick={() => onFill(attribute)}
                  >
                    {t('asset-page:fill_in')}
                  </Button>
                )}
              </li>
            )
          })}
        </Rows>,
      ])}
    </Section>
  )
}
