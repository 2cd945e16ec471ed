import { styled } from '@mui/material/styles'
import { NewVariant, type Variant } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { Card } from '../../../components/Card/Card.tsx'
import type { FormBinding } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { Sheet, TabForm } from '../../../components/ListForm/TabForm.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { Aside, Columns, Facts } from '../../../components/RecordHeader/parts.tsx'
import { type VariantIdCheck, VariantIdField } from '../../../components/VariantIdField/VariantIdField.tsx'
import { tidyId } from '../../../components/VariantIdField/variant-id.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { ViewOnly, type ViewOnlyReason } from './ViewOnly.tsx'

const { name, variantId, description } = NewVariant.shape
const General = z.object({ name, variantId, description })
export type VariantGeneralValues = z.input<typeof General>

/** Up to this many units, the rounded-down percent gives the exact number. */
const COUNTED_MAX = 100

export interface VariantGeneralTabProps extends FormBinding<VariantGeneralValues>, VariantIdCheck {
  variant: Pick<Variant, 'status' | 'thingName' | 'unitCount' | 'percentUsed' | 'createdAt' | 'createdBy'>
  viewOnly?: ViewOnlyReason | undefined
  assetHref: string
  /** The offer of another organization that it was made of. */
  received?: { from: string; at: string; href: string } | undefined
  /** Of its units; absent where the person may not see them. */
  unitsHref?: string | undefined
  onOpen: (href: string) => void
}

const Fields = styled(Sheet)({ alignContent: 'start' })

/** What a variant is called, and how it stands (specification 1, section 5). */
export const GeneralTab = ({
  variant,
  viewOnly,
  assetHref,
  received,
  unitsHref,
  checkedId,
  onCheckId,
  onOpen,
  ...props
}: VariantGeneralTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const form = useEntityForm(General, props)
  const title = form.text('name', t('variants:new.name'))
  const id = form.text('variantId', t('variants:id'), tidyId)
  const { status, thingName, unitCount, percentUsed, createdAt, createdBy } = variant
  const share = unitCount <= COUNTED_MAX ? format.number(Math.ceil((percentUsed * unitCount) / 100)) : format.percent(percentUsed / 100)
  const used = unitCount === 0 ? t('variants:no_units') : t('variants:used_share', { share, units: format.number(unitCount) })
  const link = (href: string | undefined, text: string) =>
    href === undefined ? (
      text
    ) : (
      <a href={href} onClick={(event) => takeClick(event) && onOpen(href)}>
        {text}
      </a>
    )
  const isSaved = form.watch('variantId') === props.values?.variantId
  return (
    <Columns>
      <div>
        <ViewOnly reason={viewOnly} />
        <TabForm {...props} form={form}>
          <Fields>
            <TextField {...title} hint={t('variants:new.name_hint')} error={title.error && t('variants:new.name_wrong')} />
            <VariantIdField
              field={id}
              value={form.watch('variantId') ?? ''}
              hint={unitCount > 0 ? t('variants:id_used', { count: unitCount, shown: format.number(unitCount) }) : undefined}
              checkedId={isSaved ? undefined : checkedId}
              onCheckId={(written) => written !== props.values?.variantId && onCheckId(written)}
            />
            <TextField {...form.text('description', t('variants:new.description'))} multiline />
          </Fields>
        </TabForm>
      </div>
      <Aside>
        <Card title={t('variants:states')}>
          <p>{t(`variants:state.${status}`)}</p>
          {unitCount > 0 && status !== 'archived' && <small>{t('variants:not_deletable')}</small>}
        </Card>
        <Card title={t('variants:about')}>
          <Facts>
            <div>
              <dt>{t('names:assets.one')}</dt>
              <dd>{link(assetHref, thingName)}</dd>
            </div>
            <div>
              <dt>{t('variants:used')}</dt>
              <dd>{link(unitCount === 0 ? undefined : unitsHref, used)}</dd>
            </div>
            {received && (
              <div>
                <dt>{t('variants:received_from')}</dt>
                <dd>
                  {link(received.href, received.from)}, {format.day(received.at)}
                </dd>
              </div>
            )}
            <div>
              <dt>{t('variants:made')}</dt>
              <dd>{format.day(createdAt)}</dd>
            </div>
            {createdBy && (
              <div>
                <dt>{t('common:created_by')}</dt>
                <dd>{createdBy.name}</dd>
              </div>
            )}
          </Facts>
        </Card>
      </Aside>
    </Columns>
  )
}
