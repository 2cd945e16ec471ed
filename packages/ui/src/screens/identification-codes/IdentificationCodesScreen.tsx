import { styled } from '@mui/material/styles'
import type { IdentificationCode } from '@tracemark/api/schemas'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { Aside, Columns } from '../../components/RecordHeader/parts.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'
import { shortType } from './code-type.ts'

const Section = styled('div')({ marginTop: 16, '&:empty': { display: 'none' } })

const createColumns = (t: Translate, format: Format): DataTableColumn<IdentificationCode>[] => [
  {
    field: 'value',
    header: t('identification-codes:value'),
    text: (row) => row.value,
    cut: 'middle',
    flex: 2,
    minWidth: 176,
    hideable: false,
    card: 'title',
  },
  { field: 'type', header: t('identification-codes:type'), text: (row) => shortType(t, row.type), width: 112, card: 'line' },
  {
    field: 'isPrimary',
    header: t('identification-codes:primary'),
    text: (row) => (row.isPrimary ? t('identification-codes:primary') : ''),
    render: (row) => row.isPrimary && <Chip data-tone="positive">{t('identification-codes:primary')}</Chip>,
    width: 118,
    card: 'badge',
  },
  {
    field: 'createdAt',
    header: t('common:created_at'),
    text: (row) => format.day(row.createdAt),
    width: 120,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
]

export type IdentificationCodesScreenProps = EntityList<IdentificationCode> & {
  /** Beside the list: how the code looks. */
  sample?: ReactNode
  /** Below the list: which variants are found. */
  found?: ReactNode
  /** Below the list: tries a code. */
  lookUp?: ReactNode
  /** Leads to the labels of the asset's units. Absent where the person may create none. */
  onLabels?: (() => void) | undefined
}

/** By what an asset is found, how its code looks, and the labels of its units (specification 1, section 2: discovery). */
export const IdentificationCodesScreen = ({ sample, found, lookUp, onLabels, onCreate, ...list }: IdentificationCodesScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return (
    <Columns>
      <div>
        <ListFrame
          {...list}
          name="identification-codes"
          entity="identification-codes"
          title={t('names:identification-codes.title')}
          header={null}
          primary={onCreate && { label: t('identification-codes:new'), icon: 'plus', onSelect: onCreate }}
          searchLabel={t('identification-codes:search')}
          columns={columns}
          empty={{
            icon: 'code',
            title: t('identification-codes:empty.title'),
            text: t(onCreate ? 'identification-codes:empty.text' : 'lists:empty_view'),
          }}
        />
        <Section>
          {lookUp}
          {found}
        </Section>
      </div>
      <Aside>
        {sample}
        {onLabels && (
          <Card title={t('identification-codes:labels.title')}>
            <p>{t('identification-codes:labels.text')}</p>
            <div>
              <Button onClick={onLabels} startIcon={<Icon name="code" />}>
                {t('identification-codes:labels.create')}
              </Button>
            </div>
          </Card>
        )}
      </Aside>
    </Columns>
  )
}
