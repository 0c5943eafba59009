// The texts of the form in other languages; English ones are in the component. A site changes one with `labels`.

const IDS = ['question', 'yes', 'no', 'comment', 'send', 'thanks', 'error', 'retry'] as const

type Texts = readonly [
  question: string,
  yes: string,
  no: string,
  comment: string,
  send: string,
  thanks: string,
  error: string,
  retry: string,
]

const TEXTS: Readonly<Record<string, Texts>> = {
  de: [
    'War diese Seite hilfreich?',
    'Ja',
    'Nein',
    'Möchten Sie etwas hinzufügen? (optional)',
    'Senden',
    'Vielen Dank für Ihre Rückmeldung.',
    'Ihre Rückmeldung konnte nicht gesendet werden.',
    'Erneut versuchen',
  ],
  es: [
    '¿Le ha resultado útil esta página?',
    'Sí',
    'No',
    '¿Desea añadir algo? (opcional)',
    'Enviar',
    'Gracias por sus comentarios.',
    'No se han podido enviar sus comentarios.',
    'Reintentar',
  ],
  fr: [
    'Cette page vous a-t-elle été utile ?',
    'Oui',
    'Non',
    'Quelque chose à ajouter ? (facultatif)',
    'Envoyer',
    'Merci pour votre retour.',
    'Votre retour n’a pas pu être envoyé.',
    'Réessayer',
  ],
  he: [
    'האם העמוד הזה עזר לך?',
    'כן',
    'לא',
    'יש לך משהו להוסיף? (לא חובה)',
    'שליחה',
    'תודה על המשוב.',
    'לא ניתן היה לשלוח את המשוב.',
    'ניסיון נוסף',
  ],
  ar: [
    'هل كانت هذه الصفحة مفيدة؟',
    'نعم',
    'لا',
    'هل تود إضافة شيء؟ (اختياري)',
    'إرسال',
    'شكرًا على ملاحظاتك.',
    'تعذر إرسال ملاحظاتك.',
    'إعادة المحاولة',
  ],
  ja: [
    'このページは役に立ちましたか？',
    'はい',
    'いいえ',
    'ご意見があればお書きください（任意）',
    '送信',
    'フィードバックをありがとうございます。',
    'フィードバックを送信できませんでした。',
    'もう一度試す',
  ],
  'zh-Hans': [
    '此页面有帮助吗？',
    '是',
    '否',
    '还有什么要补充的吗？（可选）',
    '发送',
    '感谢您的反馈。',
    '无法发送您的反馈。',
    '重试',
  ],
}

/** Texts by locale and id, as `labels` of a configuration has them. */
export const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(TEXTS).map(([locale, texts]) => [
    locale,
    Object.fromEntries(IDS.map((id, index) => [`vellum.feedback.${id}`, texts[index]!])),
  ]),
)
