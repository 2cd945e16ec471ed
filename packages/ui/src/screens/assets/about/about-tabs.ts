/** The tabs of what is known of an asset, in their order, as addresses name them. */
export const aboutTabs = [
  'general',
  'category',
  'documentation',
  'attributes',
  'certifications',
  'miscellaneous',
  'value-chains',
  'gallery',
  'advanced',
] as const

export type AboutTab = (typeof aboutTabs)[number]
