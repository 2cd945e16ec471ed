import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'de'> = {
  'suspended.title': 'Ihr Zugang zu {{organization}} wurde gesperrt',
  'suspended.text':
    'Die Organisation hat ihn gesperrt. Was Sie erfasst haben, bleibt erhalten. Bitten Sie einen ihrer Administratoren, Sie wieder freizuschalten.',
  'suspendedPortal.title': 'Sie haben bei {{organization}} keinen Portalzugang mehr',
  'suspendedPortal.text':
    'Ein Administrator hat ihn am {{date}} entzogen. Aufgaben können Sie weiter über einen Link oder in der mobilen App ausführen. Wenn Sie das Portal brauchen, fragen Sie einen Administrator.',
  'suspendedAdmin.title': 'Sie sind kein Administrator von {{organization}} mehr',
  'suspendedAdmin.text':
    'Ihre Rolle wurde am {{date}} geändert. Sie arbeiten als Mitglied weiter, Seiten für Administratoren sind geschlossen. Wenn das ein Versehen ist, fragen Sie einen Inhaber.',
  'deleted.title': '{{organization}} wurde geschlossen',
  'deleted.text':
    'Sie lässt sich nicht mehr öffnen. Wählen Sie eine andere Organisation, oder fragen Sie ihre Verantwortlichen, wo die Aufzeichnungen sind.',
  understood: 'Verstanden',
  'reload.title': 'Neu laden und Ungespeichertes verlieren?',
  'reload.text':
    'Auf dieser Seite steht etwas, das noch nicht gespeichert ist. Brechen Sie ab, speichern Sie, und laden Sie danach neu: Die neue Version wartet.',
  'leave.title': 'Verlassen, ohne zu speichern?',
  'leave.text': 'Was Sie auf dieser Seite eingegeben haben, ist noch nicht gespeichert und ginge verloren.',
  'leave.yes': 'Verlassen',
}
