const paths = {
  notice: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.2v.01M8 7v4.3',
  alert: 'M8 2 14.5 13.5h-13L8 2Zm0 4.5v3.2M8 11.6v.01',
  warning: 'M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3l-3.5-3.5V5.3l3.5-3.5ZM8 5v3.6M8 11v.01',
  unclassified:
    'M8 2a6 6 0 0 1 1.9.3M13 4.7c.6.9 1 2 1 3.3M13.3 11A6 6 0 0 1 11 13.2M8 14a6 6 0 0 1-2.6-.6M2.8 11A6 6 0 0 1 2 8M2.9 4.9A6 6 0 0 1 5 2.8',
  check: 'm3 8.5 3.2 3.2L13 5',
  verified: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.3l2.2 2.2L11 6.2',
  down: 'm4 6.2 4 4 4-4',
  up: 'm4 9.8 4-4 4 4',
  left: 'm10 3.5-4.5 4.5 4.5 4.5',
  right: 'm6 3.5 4.5 4.5-4.5 4.5',
  close: 'm4 4 8 8M12 4l-8 8',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  panel: 'M2 4.5A1.5 1.5 0 0 1 3.5 3h9A1.5 1.5 0 0 1 14 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 11.5v-7ZM6 3v10',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm3.3 7.8 3.2 3.2',
  columns: 'M2.5 3h11v10h-11V3Zm3.7 0v10M9.8 3v10',
  offline: 'M2 6c3.4-3.1 8.6-3.1 12 0M4.5 9c2-1.7 5-1.7 7 0M8 12.3v.01M2.8 2l10.4 12',
  place: 'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 1 0-9 0C3.5 9.8 8 14 8 14Zm0-6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13.3 2v2.8h-2.8',
  interactions: 'M2.5 4.5h2m3 0h6m-11 3.5h2m3 0h6m-11 3.5h2m3 0h6',
  signout: 'M6.5 2.5h-3a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3M10 5l3 3-3 3M13 8H6.5',
  lock: 'M3.5 7.5h9v6h-9v-6Zm2-.2V5a2.5 2.5 0 0 1 5 0v2.3',
  compass: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm2.7 3.8L9.2 9.2l-3.9 1.5 1.5-3.9 3.9-1.5Z',
  building: 'M3.5 14V3.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V14m0-7.5h2a1 1 0 0 1 1 1V14M2 14h12M6 5.5h2M6 8h2M6 10.5h2',
  leaf: 'M3.5 10.5C5.5 4.5 9 3.5 13.2 3.8 12.8 9 10.2 12 4.700 12.200M4 14c1.5-4 3.600-6.300 6-7.400',
} as const

export type IconName = keyof typeof paths

export interface IconProps {
  name: IconName
  size?: number
}

/** A drawing of 16 by 16 in the colour of the text around it. It says nothing to a screen reader: the words beside it do. */
export const Icon = ({ name, size = 16 }: IconProps) => (
  <svg
    className="tm-icon"
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
)
