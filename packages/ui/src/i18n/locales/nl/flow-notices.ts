import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'nl'> = {
  'suspended.title': 'Uw toegang tot {{organization}} is geblokkeerd',
  'suspended.text':
    'De organisatie heeft uw toegang geblokkeerd. Uw interacties blijven bewaard. Vraag een beheerder om de blokkering op te heffen.',
  'suspendedPortal.title': 'U hebt bij {{organization}} geen portaaltoegang meer',
  'suspendedPortal.text':
    'Een beheerder heeft die op {{date}} ingetrokken. Taken kunt u nog uitvoeren via een link of in de mobiele app. Vraag een beheerder als u het portaal nodig hebt.',
  'suspendedAdmin.title': 'U bent geen beheerder van {{organization}} meer',
  'suspendedAdmin.text':
    'Uw rol is op {{date}} gewijzigd in “Lid”. Pagina’s voor beheerders zijn niet meer beschikbaar. Vraag een eigenaar als dit een vergissing is.',
  'deleted.title': '{{organization}} is verwijderd',
  'deleted.text': 'De organisatie kan niet meer worden geopend. Kies een andere of vraag de verantwoordelijken naar de gegevens.',
  understood: 'Begrepen',
  'reload.title': 'Opnieuw laden en wijzigingen verwerpen?',
  'reload.text': 'Er zijn niet-opgeslagen wijzigingen op deze pagina. Annuleer, sla ze op en laad daarna de nieuwe versie.',
  'leave.title': 'Pagina verlaten zonder op te slaan?',
  'leave.text': 'Uw invoer op deze pagina is niet opgeslagen en gaat verloren.',
  'leave.yes': 'Verlaten',
  'leave.no': 'Hier blijven',
}
