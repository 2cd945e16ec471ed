import type { VcodeGroup } from '../schemas/index.ts'

/** Whether units of a group are still to be made. */
export const isGroupUnderWay = ({ madeCount, size, cancelledAt }: Pick<VcodeGroup, 'madeCount' | 'size' | 'cancelledAt'>): boolean =>
  madeCount < size && cancelledAt === undefined
