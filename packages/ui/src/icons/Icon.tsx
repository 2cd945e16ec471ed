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
  leaf: 'M3.5 10.5C5.5 4.5 9 3.5 13.2 3.8 12.8 9 10.2 12 4.7 12.200M4 14c1.5-4 3.6-6.3 6-7.4',
  farm: 'M2 7.5 8 3l6 4.5M3.5 6.5V13h9V6.500M6.5 13V9.500h3V13',
  water: 'M8 2s4.5 4.6 4.5 7.700a4.5 4.5 0 0 1-9 0C3.5 6.6 8 2 8 2Z',
  sun: 'M8 5.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600ZM8 1.500v1.200M8 13.300v1.200M1.5 8h1.200M13.3 8h1.200M3.4 3.400l.9.9M11.7 11.700l.9.9M12.6 3.400l-.9.9M4.3 11.700l-.9.9',
  mill: 'M8 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM8 2v2.500M8 11.500V14M2 8h2.500M11.5 8H14M3.8 3.800l1.7 1.700M10.5 10.500l1.7 1.700M12.2 3.800l-1.7 1.700M5.5 10.500l-1.7 1.7',
  warehouse: 'M2 6 8 3l6 3v7.500H2V6Zm2.5 7.500V8.500h7v5M4.5 11h7',
  ship: 'M2.5 9.500h11L12 13H4L2.5 9.500ZM5 9.500V6h6v3.500M8 6V3',
  truck:
    'M1.5 4h8v7h-8V4Zm8 2.500H12l2.5 2.300V11h-5M4 11.200a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.600ZM11.8 11.200a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.600Z',
  people:
    'M6 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM2.5 13c.2-2.4 1.6-3.7 3.5-3.700S9.3 10.6 9.5 13M10.5 4a1.7 1.7 0 0 1 0 3.300M11 9.500c1.5.2 2.4 1.4 2.5 3.2',
  barrel: 'M5 2.500h6c1.3 3.5 1.3 7.5 0 11H5c-1.3-3.5-1.3-7.5 0-11ZM4.2 6h7.600M4.2 10h7.6',
  bottle: 'M6.8 2h2.400v3.200l1.3 1.800v6.500a.5.5 0 0 1-.5.500H6a.5.5 0 0 1-.5-.5V7l1.3-1.800V2ZM5.5 9.500h5',
  task: 'M5.5 3H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-1.5M5.5 2h5v2.500h-5V2ZM5.5 9l1.800 1.800L10.800 7.300',
  code: 'M2.5 2.500h4v4h-4v-4Zm7 0h4v4h-4v-4Zm-7 7h4v4h-4v-4Zm7 0H11V11m2.500-1.500V11m-4 2.500h4',
  layers: 'M8 2 2 5l6 3 6-3-6-3ZM2 8l6 3 6-3M2 11l6 3 6-3',
  bell: 'M2.5 11.500h11m-10 0a4.5 4.5 0 0 1 9 0M8 7V5m-1.200 0h2.400M2.5 13.800h11',
  clock: 'M8 1.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3V8l2.500 1.500',
  mail: 'M2 3.500h12v9H2v-9Zm0 .800 6 4.500 6-4.500',
  phone: 'M5 1.500h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm2.200 10.800h1.600',
  play: 'M4.500 2.500v11l9-5.500-9-5.500Z',
  chart: 'M2.500 13.500h11M4 11V8M7 11V4M10 11V6.500M13 11V2.500',
  table: 'M2 3h12v10H2V3Zm0 3.500h12M2 10h12M6.500 6.500V13',
  download: 'M8 2.500v7.800M4.800 7.200 8 10.400l3.200-3.200M2.500 13h11',
  document: 'M4 1.500h5.500L13 5v9.500H4v-13Zm5.300 0V5H13M6.500 8.500h4M6.500 11h4',
  pdf: 'M4 1.500h5.500L13 5v9.500H4v-13Zm5.300 0V5H13M6.500 12V8.300h1.600a1.200 1.200 0 0 1 0 2.400H6.500',
  more: 'M3.500 8v.01M8 8v.01M12.500 8v.01',
  link: 'M6.800 9.200a2.800 2.800 0 0 0 4 0l2-2a2.800 2.800 0 0 0-4-4l-.8.800M9.200 6.800a2.800 2.800 0 0 0-4 0l-2 2a2.800 2.800 0 0 0 4 4l.8-.8',
  calendar: 'M2.500 3.500h11v10h-11v-10Zm0 3h11M5.500 2v2.500M10.500 2v2.500',
  plus: 'M8 3v10M3 8h10',
  trash: 'M3 4.500h10M6.500 4.500v-2h3v2M4.500 4.500l.600 9h5.800l.600-9',
  arrow_up: 'M8 13V3M4 7l4-4 4 4',
  arrow_down: 'M8 3v10M4 9l4 4 4-4',
  image: 'M2.500 3h11v10h-11V3Zm0 8 3.500-3.500 2.500 2.500 2-2 3 3M5.500 5.800v.01',
  video: 'M2 4h8v8H2V4Zm8 3 4-2.200v6.400L10 9',
  audio: 'M6 12V3.500l7-1.500v8.500M6 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm7-1.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
} as const

/** Whether data names a drawing of ours. */
export const isIconName = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(paths, name)

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
