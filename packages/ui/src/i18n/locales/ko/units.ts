import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'ko'> = {
  title: '개체',
  one: '개체',
  'empty.title': '아직 개체가 없습니다',
  'empty.text': '자루, 병, 상자처럼 코드로 하나씩 식별하는 실물이 여기에 표시됩니다. 코드를 발급하면 만들어집니다.',
  'failed.create': '개체를 만들지 못했습니다',
  'failed.update': '개체를 수정하지 못했습니다',
  'failed.delete': '개체를 삭제하지 못했습니다',
  'failed.duplicate': '개체를 복제하지 못했습니다',
  'failed.load': '개체를 불러오지 못했습니다',
  'fact.sequence': '순번',
  'fact.checksum': '검사 문자',
  'fact.unique': '고유 ID',
  code: '코드',
  records: '이 개체의 활동 기록',
  'address.show': '코드 보기',
  'address.hide': '코드 숨기기',
  'address.caution': '라벨이 연결되는 주소입니다. 열면 스캔으로 집계되며 주의나 경고가 표시될 수 있습니다.',
  'address.none': '제품에 공개 페이지가 없어 라벨에 연결된 주소가 아직 없습니다.',
}
