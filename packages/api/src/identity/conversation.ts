import { createProvider, type Provider, type ProviderOptions } from './provider.ts'
import { createSignIn, type SignIn, type SignInOptions } from './sign-in.ts'

/** All that is said to the provider, and what its library weighs. */
export interface Conversation {
  provider: Provider
  signIn: SignIn
}

export const createConversation = (options: ProviderOptions & Omit<SignInOptions, 'provider'>): Conversation => {
  const provider = createProvider(options)
  return { provider, signIn: createSignIn({ ...options, provider }) }
}
