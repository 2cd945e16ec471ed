import type { AssetRow } from '@tracemark/ui/components/asset-columns'

const growers = ['Finca La Esperanza', 'Cooperativa El Roble', 'Veredal Buenavista', 'Asociación Río Verde', 'Finca Tres Hermanas'] as const
const varieties = ['Caturra', 'Castillo', 'Tabi', 'Bourbon', 'Gesha', 'Typica', 'Java', 'Pacamara'] as const

/** An asset for each variety of each grower, the same each time but for the dates, which end now. */
export const sampleAssets = (now: Date): AssetRow[] =>
  growers.flatMap((grower, at) =>
    varieties.map((variety, index) => {
      const number = at * varieties.length + index
      return {
        id: `asset-${number}`,
        name: `${grower}, ${variety}`,
        gtin: String(9_506_000_134_352 + number * 7),
        valueChain: index % 4 === 3 ? 'Cascara' : 'Coffee, from farm to port',
        units: 4 + ((number * 37) % 90),
        latest: new Date(now.getTime() - ((number * 29) % 240) * 3_600_000).toISOString(),
        archived: number % 9 === 5,
      }
    }),
  )
