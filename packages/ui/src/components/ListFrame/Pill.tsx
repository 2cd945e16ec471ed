import type { ComponentType } from 'react'
import { PlainButton, type PlainButtonProps } from '../Button/PlainButton.tsx'
import { withClass } from '../with-class.ts'
import './Pill.css'

/** A filter: dashed while it holds nothing, solid while it does. */
export const Pill: ComponentType<PlainButtonProps & { 'data-set': boolean }> = withClass(PlainButton, 'tm-pill')
