import type { Messages } from '../../keys.ts'

export const messages: Messages<'common', 'ja'> = {
  more_actions: 'その他の操作',
  page_tabs: 'このページの項目',
  account_menu: 'アカウント：{{name}}',
  close: '閉じる',
  collapse_menu: 'メニューを折りたたむ',
  expand_menu: 'メニューを広げる',
  loading: '読み込み中',
  main_menu: 'メインメニュー',
  messages: 'メッセージ',
  new_version: '新しいバージョンが公開されました！！',
  open_menu: 'メニューを開く',
  reload: '再読み込み',
  sign_out: 'サインアウト',
  skip_to_content: '本文へ移動',
  switch_organization: '組織：{{name}}。切り替える',
  theme: 'テーマ',
  theme_auto: '端末の設定に合わせる',
  theme_dark: 'ダーク',
  theme_light: 'ライト',
  'panel.interactions_filtered.title': '条件に合う活動記録はありません',
  'panel.interactions_filtered.text':
    '活動記録はありますが、この組み合わせに合うものがありません。期間を広げるか、絞り込みを外してください。',
  'panel.not_found.title': 'このアドレスには何もありません',
  'panel.not_found.text': 'ページが移動したか、アドレスに誤りがあります。リンクを確認するか、ホームからやり直してください。',
  'panel.no_permission.title': 'このページを表示する権限がありません',
  'panel.no_permission.text': '権限は組織の管理者が付与できます。不足している次の権限を管理者に伝えてください：',
  'panel.no_permission.text_plain': '権限は組織の管理者が付与できます。',
  'panel.organization_not_found.title': 'この組織は見つかりませんでした',
  'panel.organization_not_found.text':
    '名前が変わったか、お使いのアカウントが組織に所属しなくなった可能性があります。別の組織を選ぶか、アドレスを確認してください。',
  'panel.no_organization.title': 'まだどの組織にも所属していません',
  'panel.no_organization.text':
    '組織の管理者に、このメールアドレスへの招待を依頼してください。招待を承諾すると、組織がここに表示されます。',
  'panel.no_organization_access.title': 'この組織へのアクセス権がありません',
  'panel.no_organization_access.text':
    'お使いのアカウントはこの組織に所属していないか、停止されています。アクセスは組織の管理者が許可できます。',
  'panel.no_portal_access.title': 'このアカウントではポータルを利用できません',
  'panel.no_portal_access.text':
    '作業は、作業リンクまたはモバイルアプリから実施できます。ポータルで記録を見るには、管理者にポータルの利用許可を依頼してください。',
  'panel.default.title': 'まだ何もありません',
  'panel.default.text': 'App StoreまたはGoogle Playからモバイルアプリをダウンロードし、現場で最初の記録を作成してください。',
  pages_below: '{{name}}の下のページ',
  search: '検索',
  search_or_go: '検索または移動…',
}
