/** Calls to functions keep their path whatever prefix the rest of the API has (specification 2, section 7). */
export const isFunctionPath = (path: string): boolean => path.startsWith('/functions/')

/** Puts values into `{name}` places. A missing value is a mistake of the caller. */
export const fillPath = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`The path ${path} needs a value for {${name}}.`)
    return encodeURIComponent(value)
  })

/** The same path as routers write it: `/core/executions/:id`. */
export const routePath = (path: string, product: string): string => path.replaceAll('{product}', product).replace(/\{(\w+)\}/g, ':$1')
