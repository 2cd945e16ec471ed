import type { Messages } from '../../keys.ts'

export const messages: Messages<'common', 'de'> = {
  more_actions: 'Weitere Aktionen',
  page_tabs: 'Abschnitte dieser Seite',
  account_menu: 'Konto: {{name}}',
  close: 'Schließen',
  collapse_menu: 'Menü einklappen',
  expand_menu: 'Menü ausklappen',
  loading: 'Wird geladen',
  main_menu: 'Hauptmenü',
  messages: 'Meldungen',
  new_version: 'Eine neue Version ist da!',
  open_menu: 'Menü öffnen',
  reload: 'Neu laden',
  sign_out: 'Abmelden',
  skip_to_content: 'Zum Inhalt springen',
  switch_organization: 'Organisation: {{name}}. Wechseln',
  theme: 'Darstellung',
  theme_auto: 'Wie auf diesem Gerät',
  theme_dark: 'Dunkel',
  theme_light: 'Hell',
  pages_below: 'Seiten unter {{name}}',
  search: 'Suchen',
  search_or_go: 'Suchen oder öffnen …',
  'panel.not_found.title': 'Unter dieser Adresse gibt es nichts',
  'panel.not_found.text':
    'Die Seite wurde verschoben, oder die Adresse enthält einen Fehler. Prüfen Sie den Link oder beginnen Sie auf der Startseite.',
  'panel.no_permission.title': 'Sie haben keine Berechtigung für diese Seite',
  'panel.no_permission.text': 'Ein Administrator Ihrer Organisation kann sie Ihnen geben. Nennen Sie ihm die fehlende Berechtigung:',
  'panel.no_permission.text_plain': 'Ein Administrator Ihrer Organisation kann sie Ihnen geben.',
  'panel.organization_not_found.title': 'Diese Organisation wurde nicht gefunden',
  'panel.organization_not_found.text':
    'Vielleicht heißt sie jetzt anders, oder Ihr Konto gehört nicht mehr dazu. Wählen Sie eine andere Organisation oder prüfen Sie die Adresse.',
  'panel.no_organization.title': 'Sie gehören noch keiner Organisation an',
  'panel.no_organization.text':
    'Bitten Sie den Administrator Ihrer Organisation um eine Einladung an diese E-Mail-Adresse. Sobald Sie sie annehmen, erscheint die Organisation hier.',
  'panel.no_organization_access.title': 'Sie haben keinen Zugang zu dieser Organisation',
  'panel.no_organization_access.text':
    'Ihr Konto ist dort nicht Mitglied oder wurde gesperrt. Einer ihrer Administratoren kann Ihnen Zugang geben.',
  'panel.no_portal_access.title': 'Dieses Konto hat keinen Zugang zum Portal',
  'panel.no_portal_access.text':
    'Aufgaben können Sie über einen Aufgabenlink oder in der mobilen App ausführen. Um die Aufzeichnungen im Portal zu sehen, bitten Sie einen Administrator um Portalzugang.',
  'panel.default.title': 'Hier ist noch nichts',
  'panel.default.text': 'Laden Sie die mobile App aus dem App Store oder von Google Play, um vor Ort den ersten Eintrag zu erfassen.',
  notifications: 'Mitteilungen',
}
