import type { PublicAsset } from '@tracemark/api/schemas'
import type { ComponentType, ReactNode } from 'react'
import type { Failure } from '../../errors/error-code.ts'

export type PublicService = NonNullable<PublicAsset['services']>[number]

/** Draws the run of a service; `end` takes it away again. */
export type RunTask = (service: PublicService, end: () => void) => ReactNode

export interface PublicSectionsProps {
  page: PublicAsset
  /** The page that code of organizations runs in (`CodeFrame`); without it that code is left out. */
  frame?: string | undefined
  /** Draws the run of a task in its place, once somebody has begun it; without it, tasks are not offered. */
  runTask?: RunTask | undefined
  /** Gives the content of the visitor's unit as text for a clipboard; without it, nothing is copied. */
  copyContent?: (() => Promise<string>) | undefined
  /** Whether the page's history is ours, as at its own address: Back then closes a picture that is shown in full, and a task that was begun. */
  ownsHistory?: boolean | undefined
}

export type PublicPageView = { kind: 'loading' } | ({ kind: 'failed'; retryable: boolean } & Failure) | { kind: 'page'; page: PublicAsset }

export interface PublicPageScreenProps extends Omit<PublicSectionsProps, 'page'> {
  view: PublicPageView
  /** Name, id or unique id of the unit by whose code the visitor came. The page warns where the asset has no such unit. */
  item?: string | undefined
  /** Where the page stands for everybody, to be shared. */
  address?: string | undefined
  /** What stands below the first view (`public-sections`), once it is there. */
  Sections?: ComponentType<PublicSectionsProps> | undefined
  onRetry?: () => void
}
