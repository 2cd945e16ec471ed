import { contract } from '../api/src/contract/index.ts'

/** What the server answers beside the contract: sign-in, pages that it draws, bytes of files, documents, and what is built once. */
const beside = [
  'config.json',
  'demo',
  'docs',
  'embed',
  'files',
  'fonts',
  'graphql',
  'healthz',
  'mailbox',
  'oidc',
  'openapi.json',
  'p',
  'readyz',
]

const called = Object.values(contract).flatMap((endpoints) => Object.values(endpoints).map(({ path }) => path.split('/')[1] ?? ''))

/** The first part of every address that the backend answers and the portal does not, for the server of `pnpm dev` to pass on. */
export const backendPaths: readonly string[] = [...new Set([...called, ...beside])].map(
  (part) => `^/${part.replaceAll('.', '\\.')}(?:[/?]|$)`,
)
