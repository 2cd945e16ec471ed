import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type LabelSymbol, labelSymbols, type Unit } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { DataMatrix } from '../../../components/DataMatrix/DataMatrix.tsx'
import { QrCode } from '../../../components/QrCode/QrCode.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

const Shown = styled('div')({
  display: 'grid',
  gap: 12,
  '& > p': { margin: 0, fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Matrix = ({ value, label }: { value: string; label: string }) => {
  const t = useTranslate()
  const [said, setSaid] = useState<'copied' | 'not_copied'>()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid('copied'),
      () => setSaid('not_copied'),
    )
  return (
    <>
      <DataMatrix value={value} label={label} />
      <p>{value}</p>
      <div>
        <Button startIcon={<Icon name="copy" />} onClick={copy}>
          {t('media:qr.copy')}
        </Button>
      </div>
      <small role="status">{said && t(`media:qr.${said}`)}</small>
    </>
  )
}

interface UnitCodeProps {
  unit: Unit
  /** Its address is to be opened. */
  onOpen: (address: string) => void
}

/** The code on a unit's label and where it leads: not shown until somebody wants it, and opened only after a question. */
export const UnitCode = ({ unit: { name, unitUrl }, onOpen }: UnitCodeProps) => {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  const [symbol, setSymbol] = useState<LabelSymbol>('qr')
  if (unitUrl === undefined) return <p>{t('unit-page:address.none')}</p>
  return (
    <>
      <p>{t('unit-page:address.caution')}</p>
      {shown && (
        <Shown>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={symbol}
            aria-label={t('identification-codes:sample.kind')}
            onChange={(_event, next: LabelSymbol | null) => next && setSymbol(next)}
            sx={{ justifySelf: 'start' }}
          >
            {labelSymbols.map((each) => (
              <ToggleButton key={each} value={each}>
                {t(each === 'qr' ? 'identification-codes:sample.qr' : 'identification-codes:sample.matrix')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {symbol === 'qr' ? <QrCode value={unitUrl} label={name} fileName={name} /> : <Matrix value={unitUrl} label={name} />}
        </Shown>
      )}
      <Buttons>
        <Button aria-expanded={shown} startIcon={<Icon name={shown ? 'eye_off' : 'eye'} size={14} />} onClick={() => setShown(!shown)}>
          {t(shown ? 'unit-page:address.hide' : 'unit-page:address.show')}
        </Button>
        {shown && (
          <Button startIcon={<Icon name="globe" size={14} />} onClick={() => onOpen(unitUrl)}>
            {t('unit-page:address.open')}
          </Button>
        )}
      </Buttons>
    </>
  )
}
