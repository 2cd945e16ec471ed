import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-groups', 'ko'> = {
  'make.quantity': '수량',
  'make.quantity_hint': '번호는 제품의 마지막 개체 다음부터 이어집니다.',
  'make.status': '초기 상태',
  'make.code': '식별 코드 만들기',
  'make.progress': '개체 {{total}}개 중 {{made}}개를 만들었습니다',
  'make.background': '이 창을 닫아도 됩니다. 개체는 백그라운드에서 만들어집니다.',
  'make.confirm_title': '개체 {{shown}}개를 만드시겠습니까?',
  'make.confirm_text':
    '라벨은 한 장에 {{each}}개씩 {{sheets}}장이 필요합니다. 개체는 백그라운드에서 만들어지며 나머지는 언제든지 취소할 수 있습니다.',
  'make.cancel': '나머지 취소',
  'make.cancel_of': '번호 {{from}}~{{to}}의 나머지 취소',
  'make.cancel_title': '이 개체의 나머지를 취소하시겠습니까?',
  'make.cancel_text': '이미 만든 개체는 유지됩니다. {{left}}개는 만들어지지 않으며 해당 번호는 다시 사용되지 않습니다.',
  'make.go_on': '계속 만들기',
  'make.cancelled': '개체 {{total}}개 중 {{made}}개를 만들었고 나머지는 취소되었습니다',
  'make.numbers': '번호 {{from}}~{{to}}',
  'make.download': '코드 다운로드',
  'make.show': '개체 보기',
  'groups.title': '함께 만든 개체',
  'make.asset_first': '먼저 제품을 선택하세요.',
  'make.no_variant': '이 제품에는 개체를 추가할 수 있는 로트가 없습니다. 먼저 로트를 만드세요.',
  'groups.download': '코드 {{from}}~{{to}} 다운로드',
  'make.resting': '이 제품의 모든 로트가 보관되었거나 정지되어 개체를 만들 수 없습니다. 로트를 복원하거나 새로 만드세요.',
}
