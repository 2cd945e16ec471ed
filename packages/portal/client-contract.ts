import type { Plugin } from 'vite'

/** What a call is about, which only the reference says. */
const SUMMARY = /^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),$/gm
/** How it can fail, which only the server and the reference ask; what is put together of others stays. */
const ERRORS = /^ *errors: \[[a-z_', \n]*\],$/gm
/** What `crud()` and the like put into these two. */
const NOUNS = /\b(?:one|many): '[^'\n]*',? ?/g
const CONFLICTS = /^ *(?:conflicts|deleteConflicts): \[[a-z_', \n]*\],$/gm
/** What makes no version of an entity, which the server computes. */
const DERIVED = /^ *derived: \[[a-zA-Z_.', \n]*\],$/gm
/** For how long the server knows a call again, after the method of the call: a client asks it of reads alone. */
const KNOWN = /(\bmethod: '(?!GET)[A-Z]+',(?:(?!\bmethod:)[\s\S])*?)^ *idempotent: 'day',$/gm
/** Which tokens a call does not take, which the server says. */
const PEOPLE_ONLY = /\bpeopleOnly: true,?/g
/** What a path and the query of what is no list are made of: they are sent as they are given. */
const PARAMS = /^ *params(?:: (?:\w+|z\.object\([^\n]*\)))?,$/gm
const QUERIES = /^ *query: (?:Dashboard\w*|InteractionMap|OutOfSight|OwnInteraction)Query,$/gm
/** Which types a file can have: a client asks whether it is one. */
const FILES = /^( *files:) \[[^\]\n]*\],$/gm
/** What a file is asked for: no form is made of it, so a client needs to know no more than that it is sent. */
const EXPORTS = /^( *body:) (?:\w+Export|NewExportJob),$/gm

/** The definition of calls as a client needs it. */
export const removeServerParts = (code: string): string =>
  [SUMMARY, ERRORS, NOUNS, CONFLICTS, DERIVED, PEOPLE_ONLY, PARAMS, QUERIES]
    .reduce((left, part) => left.replace(part, ''), code)
    .replace(KNOWN, '$1')
    .replace(EXPORTS, '$1 true,')
    .replace(FILES, '$1 [],')

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
