import type {
  AnswerValue,
  Attribute,
  Classification,
  ClassificationRule,
  Coordinates,
  Organization,
  TaskResultMessage,
  UnitStatus,
  ValueChainElement,
  Widget,
} from '../schemas/index.ts'
import type { Random } from './random.ts'

export interface Place {
  name: string
  coordinates: Coordinates
}

export interface ElementPlan {
  name: string
  icon: string
  description?: string
  /** Done by the organization itself. */
  own?: true
  /** How goods leave for the next one. */
  by?: ValueChainElement['transportationMethod']
  gln?: string
  disabled?: true
  /** Titles and texts of its content blocks. */
  blocks?: readonly (readonly [string, string])[]
}

export interface ValueChainPlan {
  name: string
  description: string
  defaultElement: string
  elements: ElementPlan[]
}

export interface TaskPlan {
  name: string
  description: string
  /** Name of the value chain element where this task is at home. */
  element: string
  /** How often it is run beside the other tasks. */
  weight: number
  widgets: Widget[]
  rules: ClassificationRule[]
  defaultClassification: Classification
  reviewRequired?: true
  resultMessages: Partial<Record<Classification | 'otherwise', TaskResultMessage>>
  /** Answers that the rules classify as asked. */
  answer(classification: Classification, random: Random, day: string): Record<string, AnswerValue>
}

export interface StepPlan {
  name: string
  daysAgo: number
  place: Place
  description: string
}

export interface ThingPlan {
  name: string
  description: string
  image: string
  heroImage: string
  /** Without the check digit. */
  gtinDigits: string
  publicLink: string
  attributes: Attribute[]
  highlights: { value: string; label: string }[]
  journey: StepPlan[]
  variants: { variantId: string; name: string; place: Place }[]
  /** Variants without units of their own, made of others by their ids, with how much of each. */
  blends?: { variantId: string; name: string; of: Record<string, number>; unit: string }[]
  items: { prefix: string; digits: number; first: number; count: number }
  /** The name of the task that begins when one of its codes is scanned. */
  discoveryTask?: string
  /** How many records it has beside the other things. */
  weight: number
}

/** An organization as people describe it; `build.ts` makes rows of it. */
export interface OrganizationPlan {
  organization: Organization
  /** Hours east of UTC, for plausible times of day. */
  utcOffset: number
  itemStatuses: UnitStatus[]
  /** Status values that its units have, the usual one first. */
  usualStatuses: number[]
  /** The default one, which its assets have. */
  valueChain: ValueChainPlan
  /** A chain that is being prepared. */
  nextValueChain: ValueChainPlan
  tasks: TaskPlan[]
  /** By which variants of its first asset are given to other organizations. */
  sharing?: { name: string; description: string; element: string }
  things: ThingPlan[]
  /** E-mail addresses of the accounts that make its records. */
  creators: string[]
  interactions: number
  /** Relative activity from January to December. */
  season: number[]
}
