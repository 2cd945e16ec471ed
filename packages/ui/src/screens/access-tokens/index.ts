export { AccessTokenForm, type AccessTokenFormProps } from './AccessTokenForm.tsx'
export { AccessTokensScreen } from './AccessTokensScreen.tsx'
export { TokenSecret, type TokenSecretProps } from './TokenSecret.tsx'
