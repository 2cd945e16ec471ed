import { type ApiClient, type ClientOptions, createClientOf } from './client-of.ts'

export interface ApiClientOptions extends Omit<ClientOptions, 'others'> {}

/** A client of every call of the contract. */
export const createApiClient = (options: ApiClientOptions): ApiClient =>
  createClientOf({ ...options, others: async () => (await import('../contract/index.ts')).contract })
