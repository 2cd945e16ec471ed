import type { PublicLabelState, VariantStatus } from '../schemas/index.ts'

/** Where a variant may go from each status. What was archived by mistake comes back suspended, so that nothing starts at once. */
export const variantTransitions: Readonly<Record<VariantStatus, readonly VariantStatus[]>> = {
  draft: ['pending', 'active', 'archived'],
  pending: ['draft', 'active', 'archived'],
  active: ['suspended', 'archived'],
  suspended: ['active', 'archived'],
  archived: ['suspended'],
}

/** To stay as it is is always allowed. */
export const mayBecome = (from: VariantStatus, to: VariantStatus): boolean => from === to || variantTransitions[from].includes(to)

/** Units are made for what is being prepared or in use. */
export const takesUnits = (status: VariantStatus): boolean => status !== 'archived' && status !== 'suspended'

/** What keeps the units of a variant from being vouched for, as whoever scans their labels is told. */
export const getLabelState = (status: VariantStatus): PublicLabelState | undefined => {
  if (status === 'draft' || status === 'pending') return 'preparing'
  return status === 'suspended' ? 'suspended' : undefined
}

/** Others are given what is finished, and still in use. */
export const isShareable = (status: VariantStatus): boolean => status !== 'draft' && status !== 'archived'

/** What is archived is kept as it is until it is restored. */
export const isEditable = (status: VariantStatus): boolean => status !== 'archived'
