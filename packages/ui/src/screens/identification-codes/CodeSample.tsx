import { styled } from '@mui/material/styles'
import { toDigitalLink, toElementString } from '@tracemark/api/rules'
import { type IdentificationCode, identificationMethods, type PublicInfo } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DataMatrix } from '../../components/DataMatrix/DataMatrix.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'
import { NfcSample } from './NfcSample.tsx'
import { SerialSample } from './SerialSample.tsx'

type Method = PublicInfo['identificationMethod']

const SIDE = 200

const Settings = styled('dl')({
  display: 'grid',
  gap: 2,
  margin: 0,
  paddingTop: 12,
  borderTop: '1px solid var(--tm-line)',
  '& dt': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})
const Value = styled('p')({ margin: 0, fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

/** What each method is called. */
export const methodNames = {
  qr: 'identification-codes:sample.qr',
  digitalLink: 'identification-codes:sample.link',
  dataMatrix: 'identification-codes:sample.matrix',
  nfc: 'identification-codes:sample.nfc',
  serialPrefix: 'identification-codes:sample.serial',
} as const satisfies Record<Method, MessageKey>

const Matrix = ({ code, name }: { code: Pick<IdentificationCode, 'type' | 'value'>; name: string }) => {
  const t = useTranslate()
  const elements = toElementString(code)
  const text = elements ?? code.value
  return (
    <>
      <DataMatrix value={text} isGs1={elements !== undefined} label={t('identification-codes:sample.of', { name })} />
      <Value>{text}</Value>
    </>
  )
}

export interface SampleOf {
  /** Of the asset. */
  name: string
  /** The primary code, or the first there is; undefined where there is none. */
  code: Pick<IdentificationCode, 'type' | 'value'> | undefined
  /** The whole address of its public page; absent where it has none. */
  publicPage?: string | undefined
  /** One of its units; absent where it has none. `url`: what its label opens. */
  unit?: { name: string; sequenceNumber: number; url?: string | undefined } | undefined
  serialPrefix?: string | undefined
}

/** How one method looks on a label, and what a scan of it opens. */
export const MethodSample = ({ method, ...sample }: SampleOf & { method: Method }) => {
  const t = useTranslate()
  const { name, code, publicPage } = sample
  if (method === 'nfc') return <NfcSample address={sample.unit?.url ?? publicPage} />
  if (method === 'serialPrefix') return <SerialSample prefix={sample.serialPrefix} unit={sample.unit} />
  const link = method === 'qr' ? publicPage : method === 'digitalLink' && code ? toDigitalLink(code) : undefined
  const said = {
    qr: publicPage === undefined ? 'identification-codes:sample.no_page' : 'identification-codes:sample.page',
    digitalLink: code && link === undefined ? 'identification-codes:sample.own' : 'identification-codes:sample.resolver',
    dataMatrix: 'identification-codes:sample.read',
  } as const
  const isEmpty = method !== 'qr' && code === undefined
  return (
    <>
      {link !== undefined && (
        <QrCode value={link} label={t('identification-codes:sample.of', { name })} size={SIDE} fileName={code?.value ?? 'code'} />
      )}
      {method === 'dataMatrix' && code && <Matrix code={code} name={name} />}
      <p>{t(isEmpty ? 'identification-codes:sample.none' : said[method])}</p>
      {link !== undefined && (
        <div>
          <Button variant="outlined" href={link} target="_blank" rel="noreferrer" endIcon={<Icon name="right" size={14} />}>
            {t('identification-codes:sample.open')}
          </Button>
        </div>
      )}
    </>
  )
}

export interface CodeSampleProps extends SampleOf {
  /** How labels of the asset identify it. */
  method: Method
  /** The task that runs when it is discovered. */
  task?: string | undefined
  /** Leads to the choice of both. Absent where the person may not choose. */
  change?: { href: string; onChange: () => void } | undefined
  /** Discovery is switched off: leads to where it is switched on. */
  off?: { href: string; onOpen: () => void } | undefined
}

/** How an asset is identified, how that looks on a label, and what a scan opens. The other methods are a choice away. */
export const CodeSample = ({ method, task, change, off, ...sample }: CodeSampleProps) => {
  const t = useTranslate()
  /** Looked at beside the one that is in use; another that is chosen for use is shown instead. */
  const [looked, setLooked] = useState<{ at: Method; beside: Method }>()
  const current = looked?.beside === method ? looked.at : method
  return (
    <Card title={t('identification-codes:method')}>
      <SelectField
        key={method}
        label={t('identification-codes:sample.kind')}
        answered
        defaultValue={current}
        hint={
          current === method
            ? t(`identification-codes:method.${current}`)
            : t('identification-codes:sample.other', { method: t(methodNames[method]) })
        }
        options={identificationMethods.map((value) => ({
          value,
          label: value === method ? `${t(methodNames[value])} · ${t('identification-codes:sample.chosen')}` : t(methodNames[value]),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const at = identificationMethods.find((each) => each === value)
          setLooked(at && { at, beside: method })
        }}
      />
      {off ? (
        <Notice kind="alert" title={t('identification-codes:off')}>
          <p>{t('identification-codes:off_why')}</p>
          <Button href={off.href} onClick={(event) => takeClick(event) && off.onOpen()}>
            {t('assets:settings')}
          </Button>
        </Notice>
      ) : (
        <MethodSample {...sample} method={current} />
      )}
      <Settings>
        <dt>{t('identification-codes:task')}</dt>
        <dd>{task ?? t('identification-codes:task.none')}</dd>
      </Settings>
      {change && (
        <div>
          <Button
            variant="outlined"
            href={change.href}
            startIcon={<Icon name="pen" />}
            onClick={(event) => takeClick(event) && change.onChange()}
          >
            {t('identification-codes:method.change')}
          </Button>
        </div>
      )}
    </Card>
  )
}
