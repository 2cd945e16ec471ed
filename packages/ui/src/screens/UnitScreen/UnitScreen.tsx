import type { Unit } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { PageSkeleton } from '../../components/PageSkeleton/PageSkeleton.tsx'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { PublicPageLink } from '../../components/RecordHeader/PublicPageLink.tsx'
import { Aside, Columns, Facts } from '../../components/RecordHeader/parts.tsx'
import { BackLink, RecordHeader } from '../../components/RecordHeader/RecordHeader.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

export interface UnitScreenProps {
  /** Undefined while it is loaded. */
  unit: Unit | undefined
  failure?: Failure | undefined
  /** The address of the asset's variants, which `onBack` leads to. */
  listHref: string
  /** Of its variant; absent where it has none, or where the person may not open it. */
  variantHref?: string | undefined
  /** Of the list of what was recorded of it. */
  recordsHref?: string | undefined
  /** What visitors see of the asset; absent where it is not public. */
  publicPage?: string | undefined
  onBack: () => void
  onRetry: () => void
}

/** Where its label leads: not shown, and never a link, until somebody wants it. */
const Address = ({ unit }: { unit: Unit }) => {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  if (unit.unitUrl === undefined) return <p>{t('units:address.none')}</p>
  return (
    <>
      <p>{t('units:address.caution')}</p>
      {shown && <QrCode value={unit.unitUrl} label={unit.name} fileName={unit.name} />}
      <div>
        <Button aria-expanded={shown} startIcon={<Icon name={shown ? 'eye_off' : 'eye'} size={14} />} onClick={() => setShown(!shown)}>
          {t(shown ? 'units:address.hide' : 'units:address.show')}
        </Button>
      </div>
    </>
  )
}

/** One unit: which it is, how it stands, and its code (specification 1, section 2: unit summary). */
export const UnitScreen = ({ unit, failure, listHref, variantHref, recordsHref, publicPage, onBack, onRetry }: UnitScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const back = { label: t('variants:title'), href: listHref, onBack }
  if (failure)
    return (
      <>
        <BackLink {...back} />
        <ErrorPanel failure={failure} heading="h1" onRetry={onRetry} />
      </>
    )
  if (!unit) return <PageSkeleton />
  const facts = [
    [t('assets:one'), unit.thingName, listHref],
    [t('variants:one'), unit.variantName, variantHref],
    [t('units:fact.sequence'), format.number(unit.sequenceNumber)],
    [t('units:fact.checksum'), unit.checksum],
    [t('units:fact.unique'), unit.uniqueId],
    [t('variant-life:made'), format.day(unit.createdAt)],
  ] as const
  return (
    <article>
      <RecordHeader back={back} above={unit.thingName} title={unit.name}>
        <StatusChip kind="unit" status={unit.statusName ?? 'unknown id'} />
        {publicPage !== undefined && <PublicPageLink href={publicPage} />}
        {recordsHref !== undefined && (
          <Button variant="contained" href={recordsHref}>
            {t('units:records')}
          </Button>
        )}
      </RecordHeader>
      <Columns>
        <Card title={t('record:facts')}>
          <Facts>
            {facts.map(
              ([label, value, href]) =>
                value !== undefined && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
                  </div>
                ),
            )}
          </Facts>
        </Card>
        <Aside>
          <Card title={t('units:code')}>
            <Address unit={unit} />
          </Card>
        </Aside>
      </Columns>
    </article>
  )
}
