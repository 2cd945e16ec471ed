import type { ComponentProps } from 'react'
import { withClass } from '../with-class.ts'
import './Button.css'

const Base = withClass('button', 'tm-plain-button')

export type PlainButtonProps = ComponentProps<'button'>

/** A button without a look, for parts that bring their own. */
export const PlainButton = (props: PlainButtonProps) => <Base type="button" {...props} />
