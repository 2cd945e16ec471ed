import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'de'> = {
  'suspended.title': 'Ihr Zugang zu {{organization}} wurde gesperrt',
  'suspended.text':
    'Die Organisation hat Ihren Zugang gesperrt. Ihre Interaktionen bleiben erhalten. Bitten Sie einen Admin, die Sperre aufzuheben.',
  'suspendedPortal.title': 'Sie haben bei {{organization}} keinen Portalzugang mehr',
  'suspendedPortal.text':
    'Ein Admin hat ihn am {{date}} entzogen. Aufgaben können Sie weiter über einen Link oder in der mobilen App ausführen. Wenn Sie das Portal benötigen, fragen Sie einen Admin.',
  'suspendedAdmin.title': 'Sie sind kein Admin von {{organization}} mehr',
  'suspendedAdmin.text':
    'Ihre Rolle wurde am {{date}} auf „Mitglied“ geändert. Admin-Seiten sind nicht mehr verfügbar. Wenn das ein Versehen ist, fragen Sie einen Inhaber.',
  'deleted.title': '{{organization}} wurde gelöscht',
  'deleted.text':
    'Die Organisation kann nicht mehr geöffnet werden. Wählen Sie eine andere oder fragen Sie die früheren Verantwortlichen nach den Daten.',
  understood: 'Verstanden',
  'reload.title': 'Neu laden und Änderungen verwerfen?',
  'reload.text': 'Auf dieser Seite gibt es ungespeicherte Änderungen. Brechen Sie ab, speichern Sie und laden Sie dann die neue Version.',
  'leave.title': 'Seite verlassen, ohne zu speichern?',
  'leave.text': 'Ihre Eingaben auf dieser Seite sind nicht gespeichert und gehen verloren.',
  'leave.yes': 'Verlassen',
  'leave.no': 'Hier bleiben',
}
