import { useLayoutEffect, useRef, useState } from 'react'
import { contrast, type Rgb } from '../../theme/contrast.ts'

const read = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

/** Letters of one role on the ground of another, and how far apart the browser really draws them. */
export const Contrast = ({ text, ground }: { text: string; ground: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    if (!place.current) return
    const { color, backgroundColor } = getComputedStyle(place.current)
    setRatio(contrast(read(color), read(backgroundColor)))
  }, [])
  return (
    <div ref={place} className="foundation-contrast" style={{ color: `var(--tm-${text})`, background: `var(--tm-${ground})` }}>
      <b>Aa</b>
      <span>
        {text}
        <small>on {ground}</small>
      </span>
      <output>{ratio?.toFixed(1)}</output>
    </div>
  )
}
