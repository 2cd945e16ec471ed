const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in bytes as people read it, in steps of 1,000: `840 byte`, `1.3 MB`. */
export const formatFileSize = (locale: string, bytes: number): string => {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step)
}
