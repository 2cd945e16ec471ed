import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { digitalLinkOf, elementStringOf } from '@tracemark/api/rules'
import type { IdentificationCode } from '@tracemark/api/schemas'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { loadChunk } from '../../errors/load-chunk.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const SIDE = 200

const Plate = styled('div')({
  width: 'fit-content',
  padding: 8,
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: '#ffffff',
  '& img': { display: 'block', imageRendering: 'pixelated' },
})
const Value = styled('p')({ margin: 0, fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

const kinds = ['qr', 'link', 'matrix'] as const
type Kind = (typeof kinds)[number]

const Matrix = ({ code, name }: { code: Pick<IdentificationCode, 'type' | 'value'>; name: string }) => {
  const t = useTranslate()
  const [drawn, setDrawn] = useState<{ of: string; svg: string }>()
  const elements = elementStringOf(code)
  const text = elements ?? code.value
  useEffect(() => {
    let isLeft = false
    loadChunk(() => import('./data-matrix.ts')).then(
      ({ dataMatrix }) => isLeft || setDrawn({ of: text, svg: dataMatrix(text, elements !== undefined) }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [text, elements])
  return (
    <>
      <Plate>
        {drawn?.of === text ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
            alt={t('identification-codes:sample.of', { name })}
            width={SIDE * 0.7}
            height={SIDE * 0.7}
          />
        ) : (
          <Skeleton variant="rounded" width={SIDE * 0.7} height={SIDE * 0.7} />
        )}
      </Plate>
      <Value>{text}</Value>
    </>
  )
}

export interface CodeSampleProps {
  /** Of the asset. */
  name: string
  /** The primary code, or the first there is; undefined where there is none. */
  code: Pick<IdentificationCode, 'type' | 'value'> | undefined
  /** The whole address of its public page; absent where it has none. */
  publicPage?: string | undefined
}

/** How the code of an asset looks on a label, and what a scan of it opens. */
export const CodeSample = ({ name, code, publicPage }: CodeSampleProps) => {
  const t = useTranslate()
  const [kind, setKind] = useState<Kind>('qr')
  const link = kind === 'qr' ? publicPage : kind === 'link' && code ? digitalLinkOf(code) : undefined
  const said = {
    qr: publicPage === undefined ? 'identification-codes:sample.no_page' : 'identification-codes:sample.page',
    link: code && link === undefined ? 'identification-codes:sample.own' : 'identification-codes:sample.resolver',
    matrix: 'identification-codes:sample.read',
  } as const
  const isEmpty = kind !== 'qr' && code === undefined
  return (
    <Card title={t('identification-codes:sample.title')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('identification-codes:sample.kind')}
        onChange={(_event, next: Kind | null) => next && setKind(next)}
        sx={{ justifySelf: 'start' }}
      >
        {kinds.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`identification-codes:sample.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {link !== undefined && (
        <QrCode value={link} label={t('identification-codes:sample.of', { name })} size={SIDE} fileName={code?.value ?? 'code'} />
      )}
      {kind === 'matrix' && code && <Matrix code={code} name={name} />}
      <p>{t(isEmpty ? 'identification-codes:sample.none' : said[kind])}</p>
      {link !== undefined && (
        <div>
          <Button variant="outlined" href={link} target="_blank" rel="noreferrer" endIcon={<Icon name="right" size={14} />}>
            {t('identification-codes:sample.open')}
          </Button>
        </div>
      )}
    </Card>
  )
}
