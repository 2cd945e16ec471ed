import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'ko'> = {
  'failed.create': '카테고리를 만들지 못했습니다',
  'failed.update': '카테고리를 수정하지 못했습니다',
  'failed.delete': '카테고리를 삭제하지 못했습니다',
  'failed.duplicate': '카테고리를 복제하지 못했습니다',
  'failed.load': '카테고리를 불러오지 못했습니다',
  new: '새 카테고리',
  search: '카테고리 검색',
  'empty.title': '아직 카테고리가 없습니다',
  'empty.text': '카테고리는 제품의 종류를 나타내며 새 제품에 사용할 템플릿을 정합니다.',
  standard: '분류 체계',
  'standard.gpc': 'GS1 GPC(국제 상품 분류)',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'HS 코드(관세 분류)',
  'standard.custom': '자체 분류 체계',
  identifier: '분류 코드',
  identifier_hint: '분류 체계의 코드(예: GPC의 10000049)',
  default_template: '기본 템플릿',
  default_template_hint: '이 카테고리의 새 제품에 적용됩니다',
  delete_text: '제품의 내용은 유지됩니다. 제품에서 사용 중인 카테고리는 삭제할 수 없습니다.',
}
