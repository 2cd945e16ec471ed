import { type ComponentProps, createElement, type ElementType, type FunctionComponent } from 'react'

/**
 * A piece of a component: this element with a class of ours. Its styles stand in the `.css` beside it, which the component imports, so that
 * what a page shows first comes without a style runtime (docs/decisions/look.md).
 */
export const withClass =
  <Of extends ElementType>(of: Of, ownClass: string): FunctionComponent<ComponentProps<Of>> =>
  ({ className, ...rest }: { className?: string }) =>
    createElement(of as ElementType, { className: className === undefined ? ownClass : `${ownClass} ${className}`, ...rest })
