import type { ElementReference } from '../../schemas/index.ts'
import type { ValueChainRow } from '../rows.ts'

/** The steps of these chains, each with the name of its chain. */
export const listSteps = (chains: readonly ValueChainRow[]): ElementReference[] =>
  chains.flatMap((chain) => chain.elements.map(({ id, name }) => ({ id, name, valueChainName: chain.name })))
