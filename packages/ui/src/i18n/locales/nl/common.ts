import type { Messages } from '../../keys.ts'

export const messages: Messages<'common', 'nl'> = {
  more_actions: 'Meer acties',
  page_tabs: 'Onderdelen van deze pagina',
  account_menu: 'Account: {{name}}',
  close: 'Sluiten',
  collapse_menu: 'Menu inklappen',
  expand_menu: 'Menu uitklappen',
  loading: 'Laden',
  main_menu: 'Hoofdmenu',
  messages: 'Berichten',
  new_version: 'Er is een nieuwe versie!',
  open_menu: 'Menu openen',
  reload: 'Opnieuw laden',
  sign_out: 'Uitloggen',
  skip_to_content: 'Naar de inhoud',
  switch_organization: 'Organisatie: {{name}}. Wisselen',
  theme: 'Weergave',
  theme_auto: 'Zoals op dit apparaat',
  theme_dark: 'Donker',
  theme_light: 'Licht',
  pages_below: 'Pagina’s onder {{name}}',
  search: 'Zoeken',
  search_or_go: 'Zoek of ga naar …',
  'panel.interactions_filtered.title': 'Niets gevonden met deze filters',
  'panel.interactions_filtered.text':
    'Er zijn wel interacties, maar geen enkele met deze combinatie. Kies een ruimere periode of verwijder een filter.',
  'panel.not_found.title': 'Op dit adres staat niets',
  'panel.not_found.text': 'De pagina is verplaatst of er zit een fout in het adres. Controleer de link of begin opnieuw op de startpagina.',
  'panel.no_permission.title': 'U hebt geen rechten om deze pagina te bekijken',
  'panel.no_permission.text': 'Een beheerder van uw organisatie kan u die geven. Geef door welk recht ontbreekt:',
  'panel.no_permission.text_plain': 'Een beheerder van uw organisatie kan u die geven.',
  'panel.organization_not_found.title': 'Deze organisatie is niet gevonden',
  'panel.organization_not_found.text':
    'Misschien is de naam gewijzigd, of hoort uw account er niet meer bij. Kies een andere organisatie of controleer het adres.',
  'panel.no_organization.title': 'U hoort nog niet bij een organisatie',
  'panel.no_organization.text':
    'Vraag de beheerder van uw organisatie om een uitnodiging op dit e-mailadres. Zodra u die accepteert, verschijnt de organisatie hier.',
  'panel.no_organization_access.title': 'U hebt geen toegang tot deze organisatie',
  'panel.no_organization_access.text':
    'Uw account is er geen lid van of is geblokkeerd. Een beheerder van de organisatie kan u toegang geven.',
  'panel.no_portal_access.title': 'Dit account heeft geen toegang tot het portaal',
  'panel.no_portal_access.text':
    'Taken kunt u uitvoeren via een taaklink of in de mobiele app. Wilt u de registraties in het portaal bekijken, vraag dan een beheerder om toegang.',
  'panel.default.title': 'Hier staat nog niets',
  'panel.default.text': 'Download de mobiele app uit de App Store of Google Play en leg in het veld de eerste registratie vast.',
}
