const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const without = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((inner) => without(inner, [name, ...rest]))
  if (!isObject(value) || !Object.hasOwn(value, name)) return value
  const { [name]: inner, ...others } = value
  return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) }
}

/** What makes the version of an entity: the JSON that it is answered as, without what is derived. */
export const versionedText = (answer: string, derived: readonly string[] = []): string =>
  derived.length === 0 ? answer : JSON.stringify(derived.reduce((left, path) => without(left, path.split('.')), JSON.parse(answer)))
