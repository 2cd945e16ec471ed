import { styled } from '@mui/material/styles'
import { formatSerial } from '@tracemark/api/rules'
import { useTranslate } from '../../i18n/context.ts'

const Serial = styled('p')({
  width: 'fit-content',
  maxWidth: '100%',
  margin: 0,
  padding: '10px 16px',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-sunken)',
  fontSize: 'var(--tm-title-s)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
})

interface SerialSampleProps {
  prefix: string | undefined
  /** One that the sample is of; the first where there is none. */
  unit: { name: string; sequenceNumber: number } | undefined
}

/** How a serial with the asset's prefix looks. */
export const SerialSample = ({ prefix, unit }: SerialSampleProps) => {
  const t = useTranslate()
  if (prefix === undefined || prefix === '') return <p>{t('identification-codes:sample.serial_none')}</p>
  return (
    <>
      <Serial>{formatSerial(prefix, unit?.sequenceNumber ?? 1)}</Serial>
      <p>{t('identification-codes:sample.serial_text')}</p>
    </>
  )
}
