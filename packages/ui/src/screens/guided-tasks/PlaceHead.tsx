import { type ReactNode, useEffect, useRef } from 'react'
import { isMenuOpen } from '../../field/TopLine/menu-open.ts'

interface PlaceHeadProps {
  /** One line above. */
  eyebrow?: string | undefined
  title: string
  children?: ReactNode
}

/** The head of each step; it takes the focus, so that a screen reader says where one is now. */
export const PlaceHead = ({ eyebrow, title, children }: PlaceHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isMenuOpen()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className="tm-task-head">
      {eyebrow !== undefined && <p>{eyebrow}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
