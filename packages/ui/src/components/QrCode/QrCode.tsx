import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useCallback, useState } from 'react'
import { loadChunk } from '../../errors/load-chunk.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { pngFile, saveFile, svgFile } from './export-code.ts'
import { Actions, Note, Plate, Root, Words } from './parts.tsx'
import { fitsQr, readableWidth } from './qr-limit.ts'

const QrSvg = lazy(() => loadChunk(() => import('./QrSvg.tsx')))

export interface QrCodeProps {
  /** What the code says, such as a unit's address. */
  value: string
  /** What it is the code of, for those who can't see it. */
  label: string
  /** Below the code; the value itself where absent. */
  text?: string | undefined
  /** On the screen, in CSS pixels. */
  size?: number
  /** On paper and in downloads, in millimetres. */
  printWidth?: number
  /** A picture in the middle. */
  logo?: string | undefined
  /** Of downloads, without an ending. */
  fileName?: string
}

/** A QR code to look at, copy, download and print. */
export const QrCode = ({ value, label, text, size = 200, printWidth = 30, logo, fileName = 'code' }: QrCodeProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [drawn, setDrawn] = useState<{ svg: SVGSVGElement; modules: number }>()
  const [said, setSaid] = useState<{ of: string; as: 'copied' | 'not_copied' | 'no_png' }>()
  const onDrawn = useCallback((svg: SVGSVGElement, modules: number) => setDrawn({ svg, modules }), [])
  const level = logo === undefined ? 'M' : 'H'
  const fits = fitsQr(value, level)
  const least = drawn && fits ? readableWidth(drawn.modules) : 0

  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid({ of: value, as: 'copied' }),
      () => setSaid({ of: value, as: 'not_copied' }),
    )
  const png = (svg: SVGSVGElement) =>
    pngFile(svg, printWidth).then(
      (file) => saveFile(file, `${fileName}.png`),
      () => setSaid({ of: value, as: 'no_png' }),
    )

  return (
    <Root style={{ maxWidth: Math.max(size, 320) }}>
      {fits ? (
        <Plate style={{ '--print': `${printWidth}mm` }}>
          <Suspense fallback={<Skeleton variant="rounded" width={size} height={size} />}>
            <QrSvg value={value} label={label} level={level} size={size} logo={logo} onDrawn={onDrawn} />
          </Suspense>
        </Plate>
      ) : (
        <Note data-tone="warning">
          <Icon name="warning" />
          {t('media:qr.too_long')}
        </Note>
      )}
      <Words>{text ?? value}</Words>
      {least > printWidth && (
        <Note data-tone="alert">
          <Icon name="alert" />
          {t('media:qr.dense', { width: format.number(least) })}
        </Note>
      )}
      <Actions>
        <Button startIcon={<Icon name="copy" />} onClick={copy}>
          {t('media:qr.copy')}
        </Button>
        {fits && (
          <>
            <Button
              variant="text"
              disabled={!drawn}
              startIcon={<Icon name="download" />}
              onClick={() => drawn && saveFile(svgFile(drawn.svg, printWidth), `${fileName}.svg`)}
            >
              {t('media:qr.svg')}
            </Button>
            <Button variant="text" disabled={!drawn} startIcon={<Icon name="download" />} onClick={() => drawn && png(drawn.svg)}>
              {t('media:qr.png')}
            </Button>
          </>
        )}
      </Actions>
      <small role="status">
        {said?.of === value ? t(`media:qr.${said.as}`) : fits && t('media:qr.width', { width: format.number(printWidth) })}
      </small>
    </Root>
  )
}
