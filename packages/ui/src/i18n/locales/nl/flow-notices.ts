import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'nl'> = {
  'suspended.title': 'Uw toegang tot {{organization}} is geblokkeerd',
  'suspended.text': 'De organisatie heeft die gestopt. Wat u hebt vastgelegd, blijft bewaard. Vraag een beheerder om u weer toe te laten.',
  'suspendedPortal.title': 'U hebt bij {{organization}} geen portaaltoegang meer',
  'suspendedPortal.text':
    'Een beheerder heeft die op {{date}} ingetrokken. Taken kunt u nog uitvoeren via een link of in de mobiele app. Vraag een beheerder als u het portaal nodig hebt.',
  'suspendedAdmin.title': 'U bent geen beheerder van {{organization}} meer',
  'suspendedAdmin.text':
    'Uw rol is op {{date}} gewijzigd. U gaat verder als lid, en pagina’s voor beheerders zijn gesloten. Vraag een eigenaar als dit een vergissing is.',
  'deleted.title': '{{organization}} is opgeheven',
  'deleted.text':
    'Die kan niet meer worden geopend. Kies een andere organisatie, of vraag de verantwoordelijken waar de registraties zijn.',
  understood: 'Begrepen',
  'reload.title': 'Herladen en verliezen wat niet is opgeslagen?',
  'reload.text': 'Op deze pagina staat iets dat nog niet is opgeslagen. Annuleer, sla het op en herlaad daarna: de nieuwe versie wacht.',
  'leave.title': 'Verlaten zonder op te slaan?',
  'leave.text': 'Wat u op deze pagina hebt ingevuld, is nog niet opgeslagen en gaat verloren.',
  'leave.yes': 'Verlaten',
}
