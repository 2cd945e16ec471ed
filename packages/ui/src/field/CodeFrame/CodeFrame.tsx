import { useEffect, useRef, useState } from 'react'
import './CodeFrame.css'

export interface CodeFrameProps {
  /** What the frame is, for those who can't see it. */
  title: string
  /** Markup with scripts, which runs in the frame alone. */
  code: string
  /** The empty page that takes it (`embed/public/frame.html`). */
  frame: string
}

const HEIGHT_MAX = 4000

/** The font of the text around, its height of a line as a number: in pixels it would be that of the code's headings too. */
const getFont = (element: Element): string => {
  const { fontSize, lineHeight, fontFamily } = getComputedStyle(element)
  const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  return `${fontSize}/${Number.isNaN(lines) ? 'normal' : lines} ${fontFamily}`
}

/**
 * Code of an organization, in a frame whose origin is nobody's: it reads neither our page nor the one around it, keeps nothing, and
 * only its height comes out.
 */
export const CodeFrame = ({ title, code, frame }: CodeFrameProps) => {
  const place = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(160)

  useEffect(() => {
    const give = () => {
      const { current } = place
      if (current) current.contentWindow?.postMessage({ type: 'tracemark-code', code, font: getFont(current) }, '*')
    }
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== place.current?.contentWindow || typeof data !== 'object' || data === null) return
      if ('type' in data && data.type === 'tracemark-frame') give()
      if ('height' in data && typeof data.height === 'number') setHeight(Math.min(HEIGHT_MAX, Math.max(0, Math.ceil(data.height))))
    }
    window.addEventListener('message', hear)
    // It may have been ready before anybody listened, as in a page that came from the server.
    give()
    return () => window.removeEventListener('message', hear)
  }, [code])

  return (
    <iframe
      ref={place}
      className="tm-code-frame"
      src={frame}
      title={title}
      height={height}
      loading="lazy"
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  )
}
