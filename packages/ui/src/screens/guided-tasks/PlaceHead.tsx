import { type ReactNode, useEffect, useRef } from 'react'
import { isMenuOpen } from '../../field/TopLine/menu-open.ts'

interface PlaceHeadProps {
  /** One line above. */
  above?: string | undefined
  title: string
  children?: ReactNode
}

/** The head of each step; it takes the focus, so that a screen reader says where one is now. */
export const PlaceHead = ({ above, title, children }: PlaceHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isMenuOpen()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className="tm-task-head">
      {above !== undefined && <p>{above}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
