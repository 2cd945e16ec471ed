import type { Document } from '@tracemark/api/schemas'

/** A step of a value chain, in words. */
export const stepName = (step: NonNullable<Document['valueChainElement']>): string => `${step.name} · ${step.valueChainName}`
