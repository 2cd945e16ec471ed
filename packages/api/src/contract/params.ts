import { countUpTo } from '../schemas/index.ts'

/** An organization's number in a path; it has one form, so that an organization has one address. */
export const OrganizationParam = countUpTo(2_147_483_647)

type InPath<Path extends string> = Path extends `${string}{org}${string}` ? { org: typeof OrganizationParam } : Record<never, never>

/** The path decides which parameters there are, at run time as in the types. */
export const inPath = <const Path extends string>(path: Path) => (path.includes('{org}') ? { org: OrganizationParam } : {}) as InPath<Path>
