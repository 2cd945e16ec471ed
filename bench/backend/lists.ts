import { PAGE_MAX, PAGE_SIZE_DEFAULT } from '../../packages/api/src/schemas/index.ts'
import { assetOfFewUnits, FEW, MANY, MANY_ASSETS } from '../../packages/backend/src/testing/bench/data.ts'
import type { Tokens } from '../../packages/backend/src/testing/bench/setting.ts'
import { type Cell, table } from '../table.ts'
import type { Server } from './server.ts'

/** What a list costs where there are many rows, beside the same list of 10,000: each asked in turn, one at a time. */
const ROUNDS = 15

const FEW_ORGANIZATION = 102
const MANY_ORGANIZATION = 101

interface List {
  name: string
  /** How many rows the large organization has. */
  of: number
  path: (organization: number) => string
}

/** Of each organization its own question where its words are others, or its pages fewer. */
type Question = string | [many: string, few: string]

const under = (base: (organization: number) => string, of: number, questions: Readonly<Record<string, Question>>): List[] =>
  Object.entries(questions).map(([name, question]) => {
    const [many, few] = typeof question === 'string' ? [question, question] : question
    return { name, of, path: (organization) => base(organization) + (organization === FEW_ORGANIZATION ? few : many) }
  })

const DAY_MS = 86_400_000
const since = new Date(Date.now() - 30 * DAY_MS).toISOString()

const ofFewUnits = (sort: string): Question => [
  `?sort=${sort}&thingId=${assetOfFewUnits(MANY_ORGANIZATION)}`,
  `?sort=${sort}&thingId=${assetOfFewUnits(FEW_ORGANIZATION)}`,
]

const lists: List[] = [
  ...under((organization) => `/functions/tracemark-interactions/interactions/${organization}`, MANY, {
    interactions: '',
    'interactions, by when they occurred': `?sort=reportedDate_desc&reportedFrom=${since}`,
    'interactions, alerts that occurred': `?sort=reportedDate_desc&reportedFrom=${since}&classification=alert`,
    'interactions, alerts': '?classification=alert',
    'interactions, a word of many assets': ['?search=finca', '?search=riesling'],
    'interactions, words of two': ['?search=roble%20pijao', '?search=sekt%20graach'],
    'interactions, a word that none has': '?search=zzyzx',
  }),
  ...under((organization) => `/functions/tracemark-interactions/items/${organization}`, MANY, {
    units: '',
    'units, newest first': '?sort=createdAt_desc',
    'units, two statuses': '?status=2,-1',
    'units, a number': '?search=5000',
    'units of an asset of 40': ofFewUnits('sequenceNumber_asc'),
    'units of an asset of 40, by name': ofFewUnits('name_asc'),
    'units, last page that opens': [`?page=${PAGE_MAX}`, `?page=${FEW / PAGE_SIZE_DEFAULT}`],
    'units, newest first, last page that opens': [
      `?sort=createdAt_desc&page=${PAGE_MAX}`,
      `?sort=createdAt_desc&page=${FEW / PAGE_SIZE_DEFAULT}`,
    ],
  }),
  ...under((organization) => `/core/organizations/${organization}/things`, MANY_ASSETS, {
    assets: '',
    'assets, by status': '?sort=status_asc',
    'assets, archived': '?status=1',
    'assets, created since': `?createdFrom=${since}`,
    'assets, a word that two fifths have': ['?search=finca', '?search=riesling'],
    'assets, a word that a fifth has': ['?search=roble', '?search=sekt'],
    'assets, a word that none has': '?search=zzyzx',
    'assets, page in the middle': [`?page=${MANY_ASSETS / 100}`, '?page=100'],
  }),
]

const median = (values: readonly number[]): number => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0

/** The table of it: milliseconds, medians of alternating requests. */
export const compareLists = async (server: Server): Promise<string> => {
  const tokens: Tokens = await server.tokens()
  const ask = async ({ path }: List, organization: number, token: string): Promise<number> => {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}${path(organization)}`, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path(organization)}: ${text}`)
    return performance.now() - begun
  }
  const rows: Cell[][] = []
  for (const list of lists) {
    const few: number[] = []
    const many: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      few.push(await ask(list, FEW_ORGANIZATION, tokens.few))
      many.push(await ask(list, MANY_ORGANIZATION, tokens.many))
    }
    const [ofFew, ofMany] = [median(few), median(many)]
    rows.push([list.name, list.of, ofFew.toFixed(1), ofMany.toFixed(1), (ofMany / ofFew).toFixed(2)])
  }
  return table(['', 'rows', 'ms of 10,000', 'ms of all', 'ratio'], rows)
}
