import type { Language } from '@tracemark/api/schemas'

/** `{organization}`, `{inviter}` and `{date}` stand for what they name. */
export interface InvitationTexts {
  subject: string
  lead: string
  /** Where no person invites, but the operator. */
  plainLead: string
  what: string
  button: string
  until: string
  ignore: string
}

const english: InvitationTexts = {
  subject: 'Invitation to {organization}',
  lead: '{inviter} invited you to join {organization} on Tracemark.',
  plainLead: 'You are invited to join {organization} on Tracemark.',
  what: 'Open the invitation to accept or decline it.',
  button: 'Open invitation',
  until: 'The link works once. It expires on {date}.',
  ignore: 'If you don’t know {organization}, ignore this email.',
}

export const invitationTexts: Readonly<Record<Language, InvitationTexts>> = {
  en: english,
  'en-x-farm': english,
  de: {
    subject: 'Einladung zu {organization}',
    lead: '{inviter} lädt Sie zu {organization} auf Tracemark ein.',
    plainLead: 'Sie sind zu {organization} auf Tracemark eingeladen.',
    what: 'Öffnen Sie die Einladung, um sie anzunehmen oder abzulehnen.',
    button: 'Einladung öffnen',
    until: 'Der Link kann einmal verwendet werden und ist bis {date} gültig.',
    ignore: 'Wenn Sie {organization} nicht kennen, ignorieren Sie diese E-Mail.',
  },
  es: {
    subject: 'Invitación a {organization}',
    lead: '{inviter} le invita a {organization} en Tracemark.',
    plainLead: 'Tiene una invitación a {organization} en Tracemark.',
    what: 'Abra la invitación para aceptarla o rechazarla.',
    button: 'Abrir la invitación',
    until: 'El enlace se puede usar una sola vez y vence el {date}.',
    ignore: 'Si no conoce a {organization}, ignore este correo.',
  },
  ja: {
    subject: '{organization}への招待',
    lead: '{inviter}さんが、Tracemarkの{organization}に招待しています。',
    plainLead: 'Tracemarkの{organization}に招待されています。',
    what: '招待を開いて、承諾または辞退してください。',
    button: '招待を開く',
    until: 'リンクは{date}まで、1回だけ使えます。',
    ignore: '{organization}に心当たりがない場合は、このメールを無視してください。',
  },
  ko: {
    subject: '{organization} 초대',
    lead: '{inviter} 님이 Tracemark의 {organization} 조직에 초대했습니다.',
    plainLead: 'Tracemark의 {organization} 조직에 초대되었습니다.',
    what: '초대를 열어 수락하거나 거절하세요.',
    button: '초대 열기',
    until: '링크는 {date}까지 한 번만 사용할 수 있습니다.',
    ignore: '{organization} 조직을 모르신다면 이 이메일을 무시하세요.',
  },
  nl: {
    subject: 'Uitnodiging voor {organization}',
    lead: '{inviter} nodigt u uit voor {organization} op Tracemark.',
    plainLead: 'U bent uitgenodigd voor {organization} op Tracemark.',
    what: 'Open de uitnodiging om die te accepteren of te weigeren.',
    button: 'Uitnodiging openen',
    until: 'De link kan één keer worden gebruikt en is geldig tot en met {date}.',
    ignore: 'Kent u {organization} niet, negeer deze e-mail dan.',
  },
  pt: {
    subject: 'Convite para {organization}',
    lead: '{inviter} convida você para {organization} no Tracemark.',
    plainLead: 'Você tem um convite para {organization} no Tracemark.',
    what: 'Abra o convite para aceitá-lo ou recusá-lo.',
    button: 'Abrir o convite',
    until: 'O link pode ser usado uma única vez e vale até {date}.',
    ignore: 'Se você não conhece {organization}, ignore este e-mail.',
  },
  'zh-Hans': {
    subject: '“{organization}”邀请您加入',
    lead: '“{inviter}”邀请您加入 Tracemark 上的“{organization}”。',
    plainLead: '您受邀加入 Tracemark 上的“{organization}”。',
    what: '请打开邀请，选择接受或拒绝。',
    button: '打开邀请',
    until: '链接仅可使用一次，有效期至 {date}。',
    ignore: '如果您不了解“{organization}”，请忽略此邮件。',
  },
  'zh-Hant': {
    subject: '「{organization}」邀請您加入',
    lead: '「{inviter}」邀請您加入 Tracemark 上的「{organization}」。',
    plainLead: '您受邀加入 Tracemark 上的「{organization}」。',
    what: '請開啟邀請，選擇接受或拒絕。',
    button: '開啟邀請',
    until: '連結僅可使用一次，有效期限至 {date}。',
    ignore: '如果您不認識「{organization}」，請忽略此電子郵件。',
  },
}
