import type { ComponentProps, ReactNode } from 'react'
import { withClass } from '../with-class.ts'
import { PlainButton } from './PlainButton.tsx'

const Pressed = withClass(PlainButton, 'tm-staff-button')
const Followed = withClass('a', 'tm-plain-button tm-staff-button')

export interface ButtonProps extends ComponentProps<'button'> {
  /** One action of a page is `contained`: its primary one. */
  variant?: 'contained' | 'outlined' | 'text'
  /** 28 px high. Without it, as high as every control. */
  size?: 'small'
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** Makes it a link that looks like a button. */
  href?: string
  target?: string
  rel?: string
}

/** A button of the staff tier, drawn without MUI: it is there as soon as the page is. */
export const Button = ({ variant = 'outlined', size, startIcon, endIcon, children, ...rest }: ButtonProps) => {
  const Look = rest.href === undefined ? Pressed : (Followed as unknown as typeof Pressed)
  return (
    <Look data-variant={variant} data-size={size} {...rest}>
      {startIcon && <span data-at="start">{startIcon}</span>}
      {children}
      {endIcon && <span data-at="end">{endIcon}</span>}
    </Look>
  )
}
