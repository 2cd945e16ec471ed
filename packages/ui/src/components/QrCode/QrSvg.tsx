import { QRCodeSVG } from 'qrcode.react'
import { useLayoutEffect, useRef } from 'react'
import type { QrLevel } from './qr-limit.ts'

/** Modules of quiet around the code, as the standard asks. */
const QUIET_ZONE = 4

interface QrSvgProps {
  value: string
  label: string
  level: QrLevel
  /** In CSS pixels. */
  size: number
  logo: string | undefined
  /** Once drawn: the drawing, and how many modules it is across with its quiet zone. */
  onDrawn: (svg: SVGSVGElement, modules: number) => void
}

/** The code itself. Dark on light in every theme: many readers know no other. */
const QrSvg = ({ value, label, level, size, logo, onDrawn }: QrSvgProps) => {
  const svg = useRef<SVGSVGElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value draws another code.
  useLayoutEffect(() => {
    if (svg.current) onDrawn(svg.current, svg.current.viewBox.baseVal.width)
  }, [value, level, onDrawn])
  return (
    <QRCodeSVG
      ref={svg}
      role="img"
      aria-label={label}
      value={value}
      level={level}
      size={size}
      marginSize={QUIET_ZONE}
      bgColor="#ffffff"
      fgColor="#1c1b17"
      {...(logo !== undefined && {
        imageSettings: { src: logo, width: size / 5, height: size / 5, excavate: true, crossOrigin: 'anonymous' as const },
      })}
    />
  )
}

export default QrSvg
