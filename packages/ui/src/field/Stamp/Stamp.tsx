import { useId } from 'react'
import './Stamp.css'

export interface StampProps {
  /** Runs around the circle, in capitals. It says only what is so. */
  text: string
}

const CIRCUMFERENCE = 2 * Math.PI * 35
const MAX_LENGTH = 34

/** The seal of the page. Decoration: the statement beside it says the same in words. */
export const Stamp = ({ text }: StampProps) => {
  const path = useId()
  const ring = `${text.toLocaleUpperCase().slice(0, MAX_LENGTH)} · `
  return (
    <svg className="tm-stamp" viewBox="0 0 96 96" aria-hidden="true">
      <defs>
        <path id={path} d="M48 48m-35 0a35 35 0 1 1 70 0a35 35 0 1 1-70 0" />
      </defs>
      <circle cx="48" cy="48" r="45" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="48" cy="48" r="27" fill="none" stroke="currentColor" strokeWidth="1" />
      <text
        fontSize={ring.length > 26 ? 8.4 : 9.4}
        fontWeight="650"
        fill="currentColor"
        textLength={CIRCUMFERENCE - 2}
        lengthAdjust="spacing"
      >
        <textPath href={`#${path}`}>{ring}</textPath>
      </text>
      <path
        d="M36 52c6-14 14-16 24-15-1 12-7 20-20 21M38 62c4-10 9-15 15-18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
