import { Drawing } from './Drawing.tsx'
import { firstPaths } from './FirstIcon.tsx'

const paths = {
  ...firstPaths,
  check: 'm3 8.5 3.2 3.2L13 5',
  notice: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.2v.01M8 7v4.3',
  alert: 'M8 2 14.5 13.5h-13L8 2Zm0 4.5v3.2M8 11.6v.01',
  unclassified:
    'M8 2a6 6 0 0 1 1.9.3M13 4.7c.6.9 1 2 1 3.3M13.3 11A6 6 0 0 1 11 13.2M8 14a6 6 0 0 1-2.6-.6M2.8 11A6 6 0 0 1 2 8M2.9 4.9A6 6 0 0 1 5 2.8',
  verified: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.3l2.2 2.2L11 6.2',
  down: 'm4 6.2 4 4 4-4',
  up: 'm4 9.8 4-4 4 4',
  left: 'm10 3.5-4.5 4.5 4.5 4.5',
  right: 'm6 3.5 4.5 4.5-4.5 4.5',
  close: 'm4 4 8 8M12 4l-8 8',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  panel: 'M2 4.5A1.5 1.5 0 0 1 3.5 3h9A1.5 1.5 0 0 1 14 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 11.5v-7ZM6 3v10',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm3.3 7.8 3.2 3.2',
  clipboard: 'M5.5 3H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-1.5M5.5 2h5v2.5h-5V2ZM8 7v4.5M6 9.8l2 2 2-2',
  columns: 'M2.5 3h11v10h-11V3Zm3.7 0v10M9.8 3v10',
  offline: 'M2 6c3.4-3.1 8.6-3.1 12 0M4.5 9c2-1.7 5-1.7 7 0M8 12.3v.01M2.8 2l10.4 12',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13.3 2v2.8h-2.8',
  interactions: 'M2.5 4.5h2m3 0h6m-11 3.5h2m3 0h6m-11 3.5h2m3 0h6',
  signout: 'M6.5 2.5h-3a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3M10 5l3 3-3 3M13 8H6.5',
  lock: 'M3.5 7.5h9v6h-9v-6Zm2-.2V5a2.5 2.5 0 0 1 5 0v2.3',
  globe:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM1.8 8h12.4M8 1.5c2 1.8 2.8 4 2.8 6.5S10 12.7 8 14.5c-2-1.8-2.8-4-2.8-6.5S6 3.3 8 1.5Z',
  compass: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm2.7 3.8L9.2 9.2l-3.9 1.5 1.5-3.9 3.9-1.5Z',
  building: 'M3.5 14V3.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V14m0-7.5h2a1 1 0 0 1 1 1V14M2 14h12M6 5.5h2M6 8h2M6 10.5h2',
  leaf: 'M3.5 10.5C5.5 4.5 9 3.5 13.2 3.8 12.8 9 10.2 12 4.7 12.2M4 14c1.5-4 3.6-6.3 6-7.4',
  farm: 'M2 7.5 8 3l6 4.5M3.5 6.5V13h9V6.5M6.5 13V9.5h3V13',
  water: 'M8 2s4.5 4.6 4.5 7.7a4.5 4.5 0 0 1-9 0C3.5 6.6 8 2 8 2Z',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1.5v1.2M8 13.3v1.2M1.5 8h1.2M13.3 8h1.2M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  mill: 'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM8 2v2.5M8 11.5V14M2 8h2.5M11.5 8H14M3.8 3.8l1.7 1.7M10.5 10.5l1.7 1.7M12.2 3.8l-1.7 1.7M5.5 10.5l-1.7 1.7',
  warehouse: 'M2 6 8 3l6 3v7.5H2V6Zm2.5 7.5V8.5h7v5M4.5 11h7',
  ship: 'M2.5 9.5h11L12 13H4L2.5 9.5ZM5 9.5V6h6v3.5M8 6V3',
  truck:
    'M1.5 4h8v7h-8V4Zm8 2.5H12l2.5 2.3V11h-5M4 11.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM11.8 11.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  train: 'M4 2.5h8v8H4v-8Zm0 4.5h8M6 8.8v.01M10 8.8v.01M5.5 10.5l-2 3M10.5 10.5l2 3M4.3 12.5h7.4',
  plane: 'M8 1.5c.8 0 1.2.9 1.2 2v2.8l5 3v1.4l-5-1.5v3l1.6 1.2v1L8 13.6l-2.8.8v-1l1.6-1.2v-3l-5 1.5V9.3l5-3V3.5c0-1.1.4-2 1.2-2Z',
  walk: 'M8.5 1.5v.01M6 14l1.5-4L6 8l.8-3.5h2l1 2 2.2 1M7.5 10l2.5 1.5.5 2.5M6.8 4.5 4.5 6v2',
  pipe: 'M2 5v6M14 5v6M2 6.5h12M2 9.5h12M6.5 6.5v3M9.5 6.5v3',
  route:
    'M4 10.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM6 12.5h4.5a2.2 2.2 0 0 0 0-4.5h-5a2.2 2.2 0 0 1 0-4.5H10',
  people:
    'M6 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM2.5 13c.2-2.4 1.6-3.7 3.5-3.7S9.3 10.6 9.5 13M10.5 4a1.7 1.7 0 0 1 0 3.3M11 9.5c1.5.2 2.4 1.4 2.5 3.2',
  barrel: 'M5 2.5h6c1.3 3.5 1.3 7.5 0 11H5c-1.3-3.5-1.3-7.5 0-11ZM4.2 6h7.6M4.2 10h7.6',
  bottle: 'M6.8 2h2.4v3.2l1.3 1.8v6.5a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V7l1.3-1.8V2ZM5.5 9.5h5',
  task: 'M5.5 3H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-1.5M5.5 2h5v2.5h-5V2ZM5.5 9l1.8 1.8L10.8 7.3',
  code: 'M2.5 2.5h4v4h-4v-4Zm7 0h4v4h-4v-4Zm-7 7h4v4h-4v-4Zm7 0H11V11m2.5-1.5V11m-4 2.5h4',
  layers: 'M8 2 2 5l6 3 6-3-6-3ZM2 8l6 3 6-3M2 11l6 3 6-3',
  bell: 'M3 11.5h10l-1.2-2V7a3.8 3.8 0 0 0-7.6 0v2.5zm3.6 2.3h2.8M8 3.2V2.2',
  clock: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3V8l2.5 1.5',
  mail: 'M2 3.5h12v9H2v-9Zm0 .8 6 4.5 6-4.5',
  phone: 'M5 1.5h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm2.2 10.8h1.6',
  play: 'M4.5 2.5v11l9-5.5-9-5.5Z',
  chart: 'M2.5 13.5h11M4 11V8M7 11V4M10 11V6.5M13 11V2.5',
  table: 'M2 3h12v10H2V3Zm0 3.5h12M2 10h12M6.5 6.5V13',
  download: 'M8 2.5v7.8M4.8 7.2 8 10.4l3.2-3.2M2.5 13h11',
  document: 'M4 1.5h5.5L13 5v9.5H4v-13Zm5.3 0V5H13M6.5 8.5h4M6.5 11h4',
  pdf: 'M4 1.5h5.5L13 5v9.5H4v-13Zm5.3 0V5H13M6.5 12V8.3h1.6a1.2 1.2 0 0 1 0 2.4H6.5',
  more: 'M3 8h1m3.5 0h1m3.5 0h1',
  link: 'M6.8 9.2a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-.8.8M9.2 6.8a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4l.8-.8',
  copy: 'M5.5 5.5h8v8h-8v-8Zm-3 5v-8h8',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Zm6.5 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  eye_off:
    'M6.3 3.7A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.9 2.4M4 5a11 11 0 0 0-2.5 3S4 12.5 8 12.5a6 6 0 0 0 3-.7M2.5 2.5l11 11',
  grip: 'M6 4v.01M6 8v.01M6 12v.01M10 4v.01M10 8v.01M10 12v.01',
  upload: 'M8 10.5v-8M4.8 5.6 8 2.4l3.2 3.2M2.5 13h11',
  bold: 'M4.5 2.5h4a2.7 2.7 0 0 1 0 5.4h-4V2.5Zm0 5.4h4.7a2.8 2.8 0 0 1 0 5.6H4.5V7.9Z',
  italic: 'M6.5 2.5h5M4.5 13.5h5M9.5 2.5l-3 11',
  heading: 'M3.5 2.5v11M12.5 2.5v11M3.5 8h9',
  list: 'M2.5 4v.01M2.5 8v.01M2.5 12v.01M5.5 4h8M5.5 8h8M5.5 12h8',
  list_numbered: 'M2 3.2l1-.7v3M2 9.7c0-1.4 1.8-1.3 1.8-.1 0 .8-1.8 1.5-1.8 2.6h1.9M6.5 4h7M6.5 8h7M6.5 12h7',
  quote: 'M3 3v10M6.5 4.5h7M6.5 8h7M6.5 11.5h4',
  redo: 'M10.5 2.5l3 3-3 3M13.5 5.5H7a4 4 0 0 0 0 8h4',
  calendar: 'M2.5 3.5h11v10h-11v-10Zm0 3h11M5.5 2v2.5M10.5 2v2.5',
  plus: 'M8 3v10M3 8h10',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  arrow_up: 'M8 13V3M4 7l4-4 4 4',
  arrow_down: 'M8 3v10M4 9l4 4 4-4',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6v-5Zm2.8 2.8v.01',
  image: 'M2.5 3h11v10h-11V3Zm0 8 3.5-3.5 2.5 2.5 2-2 3 3M5.5 5.8v.01',
  video: 'M2 4h8v8H2V4Zm8 3 4-2.2v6.4L10 9',
  audio: 'M6 12V3.5l7-1.5v8.5M6 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm7-1.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  camera: 'M2.5 4.5h2.3l1.2-1.7h4l1.2 1.7h2.3a.8.8 0 0 1 .8.8v7.2H1.7V5.3a.8.8 0 0 1 .8-.8ZM8 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  attach: 'M13 7.2 7.8 12.4a3 3 0 0 1-4.3-4.3l5.4-5.4a2 2 0 0 1 2.9 2.9L6.5 10.9a1 1 0 0 1-1.4-1.4L9.6 5',
  undo: 'M5.5 2.5 2.5 5.5l3 3M2.5 5.5h6.5a4 4 0 0 1 0 8H5',
  pen: 'M2.5 13.5l.7-3.2 7.6-7.6 2.5 2.5-7.6 7.6-3.2.7ZM9 4.5l2.5 2.5',
  keyboard: 'M1.5 4h13v8h-13V4ZM4 6.5v.01M6.7 6.5v.01M9.3 6.5v.01M12 6.5v.01M5 9.5h6',
  light: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8l1-5.5Z',
  minus: 'M3 8h10',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  map: 'M2 4l4-1.5 4 1.5 4-1.5V12l-4 1.5L6 12l-4 1.5V4Zm4-1.5V12M10 4v9.5',
  star: 'm8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5L8 2Z',
  archive: 'M2 3h12v3H2V3Zm1 3v7.5h10V6M6.5 9h3',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  unlock: 'M3.5 7.5h9v6h-9v-6Zm2-.2V5a2.5 2.5 0 0 1 4.8-1',
  // Shapes without a meaning, which tell an organization's own statuses apart.
  mark_circle: 'M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  mark_square: 'M4 4h8v8H4V4Z',
  mark_triangle: 'm8 3.5 5 9H3l5-9Z',
  mark_diamond: 'M8 2.5 13.5 8 8 13.5 2.5 8 8 2.5Z',
  mark_half: 'M2.5 11a5.5 5.5 0 0 1 11 0h-11Z',
  mark_cross: 'M6 3h4v3h3v4h-3v3H6v-3H3V6h3V3Z',
  mark_waves: 'M2.5 6.5c2-3 3.5-3 5.5 0s3.5 3 5.5 0m-11 4c2-3 3.5-3 5.5 0s3.5 3 5.5 0',
  mark_down: 'M3 3.5h10l-5 9-5-9Z',
} as const

/** Whether data names a drawing of ours. */
export const isIconName = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(paths, name)

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as readonly IconName[]

export interface IconProps {
  name: IconName
  size?: number
}

/** A drawing of ours in the colour of the text around it. */
export const Icon = ({ name, size }: IconProps) => <Drawing path={paths[name]} size={size} />
