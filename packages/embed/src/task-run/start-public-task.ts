import { requestInit } from '@tracemark/api/request-init'
import type { TokenAnswer } from '@tracemark/api/schemas'
import { askPublic, isObject } from '../element/ask-public.ts'
import type { PublicAddress } from '../element/public-address.ts'

export interface WantedTask extends PublicAddress {
  api: string
  task: string
  /** Name, id or unique id of the unit that the visitor holds. */
  item?: string | undefined
}

const isToken = (value: unknown): value is TokenAnswer => isObject(value) && typeof value.jwt === 'string' && value.jwt !== ''

/** A token of the visitor's own for a task that a page offers. Fails as `askPublic` does. */
export const startPublicTask = ({ api, organization, thing, task, item }: WantedTask, signal: AbortSignal): Promise<TokenAnswer> => {
  const [a, b, id] = [organization, thing, task].map(encodeURIComponent)
  const init = requestInit({ method: 'POST', body: { item } })
  return askPublic({ url: `${api}/public/things/${a}/${b}/tasks/${id}`, init, isAnswer: isToken }, signal)
}
