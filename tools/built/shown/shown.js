import '@tracemark/ui/styles.css'
import { WorldMap } from '@tracemark/ui/components/world-map'
import { CodeField } from '@tracemark/ui/field/code-field'
import { createTranslator, I18nProvider, loadLanguage } from '@tracemark/ui/i18n'
import { ThemeProvider } from '@tracemark/ui/theme'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** What fetches a file of its own once it is used: the scanner its reader, the map its worker. */
const i18n = { language: 'en', t: createTranslator(await loadLanguage('en'), 'en'), now: () => new Date() }
const scanner = createElement(CodeField, { key: 'scanner', label: 'Code on the bag', onChange: () => {} })
const places = [{ id: 'farm', name: 'Finca La Esperanza', coordinates: [-75.7, 4.3] }]
const map = createElement(WorldMap, { key: 'map', title: 'Where it happened', places })

createRoot(document.getElementById('root')).render(
  createElement(I18nProvider, { value: i18n }, createElement(ThemeProvider, { mode: 'light' }, [scanner, map])),
)
