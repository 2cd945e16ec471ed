import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'ko'> = {
  'changes.title': '상태 이력',
  'changes.empty': '아직 변경이 없습니다. 상태의 변경 내용과 변경한 사람이 여기에 표시됩니다.',
  'changes.became': '변경 후:',
  'changes.more': '더 보기',
  'fact.unique': '고유 ID',
  code: '코드',
  records: '이 개체의 활동 기록',
  'address.show': '코드 보기',
  'address.hide': '코드 숨기기',
  'address.caution': '라벨이 연결되는 주소입니다. 열면 스캔으로 집계되며 주의나 경고가 표시될 수 있습니다.',
  'address.none': '제품에 공개 페이지가 없어 라벨에 연결된 주소가 아직 없습니다.',
  'address.portal': '포털에서 접속하면 경고 절차가 시작될 수 있습니다.',
  history: '최근 활동 기록',
  history_empty: '이 개체의 활동 기록이 아직 없습니다.',
  places: '이 개체의 이동 장소',
  places_latest: '활동 기록 {{total}}개 중 최근 {{shown}}개',
  'address.open': '공개 페이지 열기',
  'address.open_title': '이 개체의 공개 페이지를 여시겠습니까?',
}
