import type { MapPlace } from '@tracemark/ui/components/world-map'

/** The styleguide's own small world. Data, not texts: it is the same in every language. */
export const counts = { notice: 1653, alert: 225, warning: 61, unclassified: 102 }

const DAY = 24 * 3600 * 1000

/** `YYYY-MM-DD`, that many days from today. */
export const day = (offset: number): string => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10)

/** The first days of the last twelve months, oldest first. */
export const months = (): string[] => {
  const now = new Date()
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at, 1)).toISOString().slice(0, 10),
  )
}

export const monthly = {
  notice: [96, 88, 104, 131, 162, 214, 203, 171, 140, 121, 118, 105],
  alert: [12, 9, 14, 22, 25, 31, 28, 24, 19, 16, 14, 11],
  warning: [3, 2, 4, 6, 9, 11, 8, 6, 4, 3, 3, 2],
}

export const timeline = [
  { id: '1', name: 'Moisture check', at: `${day(0)}T07:41:00Z`, icon: 'task', note: 'Luz Dary Cifuentes, Pijao' },
  { id: '2', name: 'Dried to 11.2 %', at: `${day(0)}T06:10:00Z`, icon: 'sun', note: 'Patio 3, Buenavista' },
  { id: '3', name: 'Washed and fermented', at: `${day(-1)}T15:00:00Z`, icon: 'water', note: 'Wet mill El Roble' },
] as const

export const documents = [
  { id: '1', name: 'Organic certificate', fileName: 'organic-certificate.pdf', size: 482_133, href: '/styleguide/components' },
  { id: '2', name: 'The drying patios', fileName: 'patios.mp4', size: 18_220_041, href: '/styleguide/components' },
]

export const attributes = [
  { key: 'Variety', value: 'Caturra', type: 'string' },
  { key: 'Altitude', value: '1740', type: 'number', unit: 'm' },
] as const

export const events = [
  { id: '1', name: 'Farm audit, Córdoba', day: day(-3), time: '09:00' },
  { id: '2', name: 'Moisture check', day: day(0), time: '08:30' },
  { id: '3', name: 'Cherry intake at the wet mill El Roble', day: day(0), time: '15:00' },
  { id: '4', name: 'Container leaves for Buenaventura', day: day(2) },
  { id: '5', name: 'Certificate renews', day: day(9) },
]

export const places: readonly MapPlace[] = [
  { id: '1', name: 'Finca La Esperanza', detail: 'Pijao, Quindío', coordinates: [-75.7036, 4.3336], classification: 'notice' },
  { id: '2', name: 'Wet mill El Roble', detail: 'Génova, Quindío', coordinates: [-75.7902, 4.2062], classification: 'alert' },
  { id: '3', name: 'Port of Buenaventura', detail: 'Valle del Cauca', coordinates: [-77.0312, 3.8801], classification: 'warning' },
  { id: '4', name: 'Kaffeehaus Lindner', detail: 'Hamburg', coordinates: [9.9937, 53.5511], classification: 'notice' },
]

export const pictures = [
  { id: '1', src: '/demo/hero-sierra-alta.svg', alt: 'Terraces of coffee below a ridge', caption: 'The slope above Pijao' },
  { id: '2', src: '/demo/thing-esperanza.svg', alt: 'The bag of Finca La Esperanza', caption: 'Finca La Esperanza' },
  { id: '3', src: '/demo/thing-roble.svg', alt: 'The bag of El Roble', caption: 'Wet mill El Roble' },
]

export const unitAddress = 'https://id.tracemark.example/01/04006381333931/21/000417'

export const steps = ['Cherry intake', 'Pulping', 'Fermentation', 'Drying', 'Bagging']

export const description =
  '<h3>The slope above Pijao</h3><p>Twelve families pick by hand, <strong>only ripe cherries</strong>, from March to June.</p>'

export const resultMessage = '{\n  "title": "Bag sealed",\n  "autoCloseSeconds": 5\n}'

/** Stands in for a server: a file arrives piece by piece, within a second and a half. */
export const upload = (file: File, { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void }) =>
  new Promise<{ url: string }>((resolve, reject) => {
    let sent = 0
    const timer = setInterval(() => {
      sent += 0.1
      onProgress(Math.min(sent, 1))
      if (sent < 1) return
      clearInterval(timer)
      resolve({ url: URL.createObjectURL(file) })
    }, 150)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(signal.reason)
    })
  })
