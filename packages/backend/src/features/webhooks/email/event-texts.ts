import type { Classification, Language } from '@tracemark/api/schemas'

/** `{name}` stands for the integration action. Classifications are called as in the portal. */
export type EventTexts = Readonly<Record<'test' | 'open' | 'because' | Classification, string>>

const english: EventTexts = {
  test: 'This is a test of the integration action {name}.',
  open: 'Open in Tracemark',
  because: 'The integration action {name} sent this email.',
  notice: 'Notice',
  alert: 'Alert',
  warning: 'Warning',
  unclassified: 'Unclassified',
}

export const eventTexts: Readonly<Record<Language, EventTexts>> = {
  en: english,
  'en-x-farm': english,
  de: {
    test: 'Dies ist ein Test der Integrationsaktion {name}.',
    open: 'In Tracemark öffnen',
    because: 'Diese E-Mail wurde von der Integrationsaktion {name} gesendet.',
    notice: 'Hinweis',
    alert: 'Achtung',
    warning: 'Warnung',
    unclassified: 'Nicht eingestuft',
  },
  es: {
    test: 'Esta es una prueba de la acción de integración {name}.',
    open: 'Abrir en Tracemark',
    because: 'La acción de integración {name} envió este correo.',
    notice: 'Aviso',
    alert: 'Atención',
    warning: 'Advertencia',
    unclassified: 'Sin clasificar',
  },
  ja: {
    test: '連携アクション「{name}」のテストです。',
    open: 'Tracemarkで開く',
    because: 'このメールは連携アクション「{name}」から送信されました。',
    notice: '情報',
    alert: '注意',
    warning: '警告',
    unclassified: '未分類',
  },
  ko: {
    test: '연동 액션 “{name}”의 테스트입니다.',
    open: 'Tracemark에서 열기',
    because: '이 이메일은 연동 액션 “{name}”에서 보냈습니다.',
    notice: '정보',
    alert: '주의',
    warning: '경고',
    unclassified: '미분류',
  },
  nl: {
    test: 'Dit is een test van de integratieactie {name}.',
    open: 'Openen in Tracemark',
    because: 'Deze e-mail is verstuurd door de integratieactie {name}.',
    notice: 'Informatie',
    alert: 'Let op',
    warning: 'Waarschuwing',
    unclassified: 'Niet geclassificeerd',
  },
  pt: {
    test: 'Este é um teste da ação de integração {name}.',
    open: 'Abrir no Tracemark',
    because: 'Este e-mail foi enviado pela ação de integração {name}.',
    notice: 'Aviso',
    alert: 'Atenção',
    warning: 'Advertência',
    unclassified: 'Sem classificação',
  },
  'zh-Hans': {
    test: '这是集成动作“{name}”的测试。',
    open: '在 Tracemark 中打开',
    because: '此邮件由集成动作“{name}”发送。',
    notice: '提示',
    alert: '注意',
    warning: '警告',
    unclassified: '未分级',
  },
  'zh-Hant': {
    test: '這是整合動作「{name}」的測試。',
    open: '在 Tracemark 中開啟',
    because: '此電子郵件由整合動作「{name}」寄送。',
    notice: '提示',
    alert: '注意',
    warning: '警告',
    unclassified: '未分級',
  },
}
