import { findUnitStatusDoubt, type UnitDoubt } from '@tracemark/api/rules'
import type { PublicAsset } from '@tracemark/api/schemas'
import { Facts } from '../../field/Facts/Facts.tsx'
import { Notice, type NoticeProps } from '../../field/Notice/Notice.tsx'
import { Stamp } from '../../field/Stamp/Stamp.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Contact } from './Contact.tsx'
import { useOwnWords } from './own-words.ts'
import { Share } from './Share.tsx'
import { Source } from './Source.tsx'

interface SheetProps {
  page: PublicAsset
  item: string | undefined
  address: string | undefined
}

type VariantState = NonNullable<NonNullable<NonNullable<PublicAsset['item']>['variant']>['state']>

const gravity = {
  do_not_use: 'warning',
  issue_raised: 'warning',
  reconsider_use: 'alert',
  increased_caution: 'alert',
  suspended: 'alert',
  preparing: 'notice',
} as const satisfies Record<UnitDoubt | VariantState, NoticeProps['kind']>

/** What it is, and whether it is what it says: the first that a visitor reads. */
export const Sheet = ({ page, item, address }: SheetProps) => {
  const { organization, thing, item: unit, highlights, isItemClosed, records } = page
  const t = useTranslate()
  const format = useFormat()
  const own = useOwnWords()
  const { name } = organization
  const variantState = unit?.variant?.state
  const unitDoubt = findUnitStatusDoubt(unit?.status?.name)
  const doubt = unitDoubt ?? variantState
  const nameDoubt = (of: UnitDoubt | VariantState) => t(`public-page:doubt.${of}`, { variant: unit?.variant?.name ?? '' })
  const isMissing = item !== undefined && unit === undefined
  const shown = format.number(records.count)
  const statement =
    records.count === 0
      ? t('public-page:no_records')
      : records.latest === undefined
        ? t('public-page:records', { count: records.count, shown })
        : t('public-page:records_latest', { count: records.count, shown, date: format.day(records.latest) })
  const what = unit
    ? unit.variant
      ? t('public-page:unit_of', { variant: unit.variant.name, name: unit.name })
      : t('public-page:unit', { name: unit.name })
    : organization.businessType && `${name}, ${organization.businessType}`
  return (
    <div className="tm-public-sheet">
      {!isMissing && !doubt && <Stamp text={`${t('public-page:stamp')} · ${name}`} />}
      <div className="tm-public-name">
        <h1 id="tm-public-title" part="title" lang={own}>
          {thing.name}
        </h1>
        {what !== undefined && (
          <p className="tm-public-sub" lang={unit ? undefined : own}>
            {what}
          </p>
        )}
        {thing.heroImage === undefined && <Source of="image" text="picture_from" />}
      </div>
      {isMissing ? (
        <Notice kind={isItemClosed ? 'notice' : 'warning'} title={t(`public-page:${isItemClosed ? 'closed' : 'unknown'}_unit`)}>
          <p>{t(`public-page:${isItemClosed ? 'closed' : 'unknown'}_unit_why`, { name, code: item })}</p>
          <Contact {...page} />
        </Notice>
      ) : doubt ? (
        <Notice kind={gravity[doubt]} title={nameDoubt(doubt)}>
          <p>{t('public-page:doubt_why', { name })}</p>
          {unitDoubt && variantState && <p>{nameDoubt(variantState)}</p>}
          <Contact {...page} />
          {!variantState && <small>{t('public-page:registered_by', { name })}</small>}
          <small>{statement}</small>
        </Notice>
      ) : (
        <Notice kind="positive" title={t('public-page:registered_by', { name })}>
          <small>{statement}</small>
          {unit?.status && <small>{t('public-page:status', { status: unit.status.name })}</small>}
        </Notice>
      )}
      {highlights.length > 0 && <Facts facts={highlights.map((fact) => ({ ...fact, labelLang: own, valueLang: own }))} />}
      {address !== undefined && <Share address={address} title={thing.name} />}
    </div>
  )
}
