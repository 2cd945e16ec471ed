import { styled } from '@mui/material/styles'
import { bytesOnTag, type NfcTag, ndefUriRecord, nfcTags, toHex } from '@tracemark/api/rules'
import { SecretField } from '../../components/forms/SecretField/SecretField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const Fits = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  fontSize: 'var(--tm-text-s)',
  '& > svg': { flex: 'none', marginTop: 2, color: 'var(--tm-positive)' },
  '&[data-full] > svg': { color: 'var(--tm-warning)' },
})

/** What is written on the tag of a unit or asset, how much room it takes, and on which tags. `address`: what the tag opens. */
export const NfcSample = ({ address }: { address: string | undefined }) => {
  const t = useTranslate()
  const format = useFormat()
  if (address === undefined) return <p>{t('identification-codes:sample.no_page')}</p>
  const record = ndefUriRecord(address)
  const bytes = bytesOnTag(record)
  const tags = Object.keys(nfcTags) as NfcTag[]
  const large = tags.filter((tag) => nfcTags[tag] >= bytes)
  const small = tags.filter((tag) => nfcTags[tag] < bytes)
  return (
    <>
      <p>{t('identification-codes:sample.nfc_text')}</p>
      <SecretField key={address} label={t('identification-codes:sample.address')} value={address} defaultShown />
      <SecretField key={`${address} record`} label={t('identification-codes:sample.record')} value={toHex(record)} defaultShown />
      <Fits data-full={large.length === 0 || undefined}>
        <Icon name={large.length === 0 ? 'warning' : 'check'} size={14} />
        <span>
          {[
            t('identification-codes:sample.bytes', { count: bytes, shown: format.number(bytes) }),
            ...(large.length > 0 ? [t('identification-codes:sample.fits', { tags: format.list(large) })] : []),
            ...(small.length > 0 ? [t('identification-codes:sample.too_long', { tags: format.list(small) })] : []),
          ].join(' · ')}
        </span>
      </Fits>
    </>
  )
}
