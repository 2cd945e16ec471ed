import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'ja'> = {
  'suspended.title': '{{organization}} へのアクセスが停止されました',
  'suspended.text': '組織がアクセスを停止しました。記録した内容は保存されています。再び利用するには、組織の管理者に依頼してください。',
  'suspendedPortal.title': '{{organization}} のポータルへのアクセス権がなくなりました',
  'suspendedPortal.text':
    '{{date}} に管理者がアクセス権を取り消しました。作業は引き続き、リンクまたはモバイルアプリから実行できます。ポータルが必要な場合は、管理者に依頼してください。',
  'suspendedAdmin.title': '{{organization}} の管理者ではなくなりました',
  'suspendedAdmin.text':
    '{{date}} に役割が変更されました。今後はメンバーとして利用でき、管理者用のページは開けません。誤りの場合は、オーナーに問い合わせてください。',
  'deleted.title': '{{organization}} は閉鎖されました',
  'deleted.text': 'この組織は開けなくなりました。別の組織を選ぶか、記録の所在を運営していた人に確認してください。',
  understood: '了解しました',
  'reload.title': '再読み込みして、未保存の内容を破棄しますか？',
  'reload.text':
    'このページには未保存の入力があります。キャンセルして保存してから再読み込みしてください。新しいバージョンはそのまま待っています。',
  'leave.title': '保存せずに移動しますか？',
  'leave.text': 'このページに入力した内容はまだ保存されておらず、失われます。',
  'leave.yes': '移動する',
}
