/** Widths in CSS pixels from which a layout applies (specification 1, section 9). CSS files repeat them in their media queries. */
export const breakpoints = { phone: 480, tablet: 768, desktop: 992, large: 1200, big: 1600 } as const
