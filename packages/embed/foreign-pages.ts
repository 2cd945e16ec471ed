import type { Plugin } from 'vite'

/**
 * A page whose policy asks for a nonce has it on the tags of its scripts; what is fetched ahead needs the same. Vite's helper looks for it
 * in a `<meta>` that only pages of its own have.
 */
const nonceOfPage: Plugin = {
  name: 'nonce-of-page',
  transform: (code, id) => (id.includes('vite/preload-helper') ? code.replaceAll('meta[property=csp-nonce]', 'script[nonce]') : undefined),
}

const FOR_IN = /\bfor\s*\(\s*((?:const|let|var)\s+)?([\w$]+)\s+in\s+([^()]+)\)/g

/**
 * Old libraries add enumerable members to `Object.prototype`, which each `for … in` then meets: what is in the script, the bundler's own
 * part included, walks over an object's own keys instead, which is what it means.
 */
const ownKeysOnly: Plugin = {
  name: 'own-keys-only',
  renderChunk: (code) =>
    code.replace(FOR_IN, (_, declared: string | undefined, key, of) => `for(${declared ?? ''}${key} of Object.keys((${of})??0))`),
}

/** What the script needs on pages of other people, whose policies and prototypes are not ours. */
export const foreignPages = (): Plugin[] => [nonceOfPage, ownKeysOnly]
