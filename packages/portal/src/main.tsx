import '@tracemark/ui/fonts.css'
import '@tracemark/ui/theme.css'
import '@tracemark/ui/field.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadConfig } from './app/config.ts'
import { loadI18n } from './app/i18n.tsx'
import { readPreferences } from './app/preferences.ts'
import { createServices } from './app/services.ts'
import { createRouter } from './router.tsx'

const [config, initialLanguage] = await Promise.all([loadConfig(), loadI18n(readPreferences(localStorage).language ?? 'en')])
const services = createServices(config)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
createRoot(root).render(<App services={services} router={createRouter()} initialLanguage={initialLanguage} />)
