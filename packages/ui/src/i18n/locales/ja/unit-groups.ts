import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-groups', 'ja'> = {
  'make.quantity': '数量',
  'make.quantity_hint': '番号は製品の最後の個体に続きます。',
  'make.status': '初期ステータス',
  'make.code': '識別コードを作成',
  'make.progress': '{{total}}個のうち{{made}}個を作成済み',
  'make.background': 'このパネルは閉じてかまいません。個体はバックグラウンドで作成されます。',
  'make.confirm_title': '{{shown}}個の個体を作成しますか？',
  'make.confirm_text':
    'ラベルは1枚{{each}}面のシートで{{sheets}}枚になります。個体はバックグラウンドで作成され、残りはいつでもキャンセルできます。',
  'make.cancel': '残りをキャンセル',
  'make.cancel_of': '番号{{from}}～{{to}}の残りをキャンセル',
  'make.cancel_title': '残りの個体の作成をキャンセルしますか？',
  'make.cancel_text': '作成済みの個体は残ります。{{left}}個は作成されず、その番号は再利用されません。',
  'make.go_on': '作成を続ける',
  'make.cancelled': '{{total}}個のうち{{made}}個を作成済み、残りはキャンセルされました',
  'make.numbers': '番号{{from}}～{{to}}',
  'make.download': 'コードをダウンロード',
  'make.show': '個体を表示',
  'groups.title': 'まとめて作成した個体',
  'make.asset_first': '先に製品を選択してください。',
  'make.no_variant': 'この製品には個体を追加できるロットがありません。先にロットを作成してください。',
  'groups.download': 'コード{{from}}～{{to}}をダウンロード',
  'make.resting':
    'この製品のロットはすべてアーカイブ済みまたは停止中のため、個体を作成できません。ロットを復元するか、新しく作成してください。',
}
