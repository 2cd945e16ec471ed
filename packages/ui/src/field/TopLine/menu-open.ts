/** The menu of the top line closes when the focus leaves it: while somebody has it open, what loads behind it takes none. */
export const isMenuOpen = (): boolean => document.querySelector('.tm-top-opener[aria-expanded="true"]') !== null
