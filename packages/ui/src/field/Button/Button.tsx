import type { ReactNode } from 'react'
import './Button.css'

export interface ButtonProps {
  children: ReactNode
  /** One primary button a screen. */
  kind?: 'primary' | 'secondary' | 'inverse'
  type?: 'button' | 'submit'
  /** Work is under way: the button says so and takes no second press, but keeps its focus. */
  busy?: boolean
  /** Takes the whole width. */
  wide?: boolean
  /** Its name where what it shows is not enough, and begins with it. */
  label?: string | undefined
  onClick?: () => void
}

export const Button = ({ children, kind = 'secondary', type = 'button', busy = false, wide = false, label, onClick }: ButtonProps) => (
  <button
    className={`tm-button tm-button-${kind}${wide ? ' tm-button-wide' : ''}`}
    part={kind === 'primary' ? 'button primary' : 'button'}
    type={type}
    aria-label={label}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault()
      else onClick?.()
    }}
  >
    {busy && <span className="tm-button-wait" aria-hidden="true" />}
    {children}
  </button>
)
