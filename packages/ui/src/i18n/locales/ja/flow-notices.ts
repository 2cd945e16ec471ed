import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'ja'> = {
  'suspended.title': '{{organization}}へのアクセスが停止されました',
  'suspended.text': '組織がアクセスを停止しました。記録した内容は保管されています。再開するには、組織の管理者に依頼してください。',
  'suspendedPortal.title': '{{organization}}のポータルを利用できなくなりました',
  'suspendedPortal.text':
    '{{date}}に管理者が利用許可を取り消しました。作業はリンクまたはモバイルアプリから実施できます。ポータルが必要な場合は、管理者に依頼してください。',
  'suspendedAdmin.title': '{{organization}}の管理者ではなくなりました',
  'suspendedAdmin.text':
    '{{date}}に役割がメンバーに変更され、管理者用のページは開けなくなりました。誤りの場合は、オーナーにお問い合わせください。',
  'deleted.title': '{{organization}}は閉鎖されました',
  'deleted.text': 'この組織は開けなくなりました。別の組織を選択するか、活動記録の保管先を運営者に確認してください。',
  understood: 'OK',
  'reload.title': '未保存の内容を破棄して再読み込みしますか？',
  'reload.text': '未保存の入力があります。キャンセルし、保存してから再読み込みしてください。',
  'leave.title': '保存せずに移動しますか？',
  'leave.text': '未保存の入力内容は失われます。',
  'leave.yes': '移動',
  'leave.no': 'このまま残る',
}
