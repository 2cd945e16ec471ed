import type { transportationMethods } from '@tracemark/api/schemas'
import { type IconName, isIconName } from '../../icons/Icon.tsx'

/** What an element can be drawn with, each with a text of its name. */
export const elementIcons = [
  'farm',
  'leaf',
  'water',
  'sun',
  'mill',
  'barrel',
  'bottle',
  'light',
  'warehouse',
  'truck',
  'ship',
  'train',
  'plane',
  'building',
  'people',
  'check',
  'verified',
  'document',
  'eye',
  'clock',
  'phone',
  'undo',
  'copy',
  'place',
] as const satisfies readonly IconName[]

export type TransportationMethod = (typeof transportationMethods)[number]

export const transportIcons: Readonly<Record<TransportationMethod, IconName>> = {
  road: 'truck',
  rail: 'train',
  sea: 'ship',
  inlandWaterway: 'ship',
  air: 'plane',
  pipeline: 'pipe',
  mail: 'mail',
  multimodal: 'route',
  onFoot: 'walk',
}

/** Its own, or one that stands for any element. */
export const getIcon = (icon: string | undefined): IconName => (isIconName(icon) ? icon : 'leaf')
