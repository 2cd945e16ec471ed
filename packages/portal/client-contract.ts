import type { Plugin } from 'vite'

/** What a call is about, which only the reference says. */
const SUMMARY = /^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),$/gm
/** How it can fail, which only the server and the reference ask; what is put together of others stays. */
const ERRORS = /^ *errors: \[[a-z_', \n]*\],$/gm

/** The definition of calls as a client needs it. */
export const removeServerParts = (code: string): string => code.replace(SUMMARY, '').replace(ERRORS, '')

/** Leaves out of the contract what no client reads: it comes with each page. */
export const clientContract = (): Plugin => ({
  name: 'client-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/api\/src\/contract\/[a-z-]+\.ts$/ },
    handler: (code) => ({ code: removeServerParts(code), map: null }),
  },
})
