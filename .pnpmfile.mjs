/** Within the repository a package is imported by its sources (condition `source`); what is published holds no sources. */
const withoutSources = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => {
      if (typeof target === 'string') return [subpath, target]
      const { source: _, ...published } = target
      return [subpath, published]
    }),
  )

export const hooks = {
  beforePacking: (manifest) => ({ ...manifest, exports: withoutSources(manifest.exports) }),
}
