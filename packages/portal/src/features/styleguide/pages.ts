/** The pages of `/styleguide/*` (specification 1, section 2). */
export const styleguidePages = ['components', 'forms', 'tables', 'maps', 'pages', 'dashboard', 'calendar', 'charts', 'widgets'] as const
export type StyleguidePage = (typeof styleguidePages)[number]
