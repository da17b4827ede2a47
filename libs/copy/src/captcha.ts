/** Words about the service that keeps machines out of forms; the badge is hidden, so its terms ask for them beside the form. */
export const captchaCopy = {
  area: 'captcha',
  before: 'このフォームはreCAPTCHAで保護されており、Googleの',
  privacy: 'プライバシーポリシー',
  between: 'と',
  terms: '利用規約',
  after: 'が適用されます。',
  refused:
    '自動送信ではないことを確認できませんでした。広告や追跡を防ぐ機能をこのページで止めて、もう一度お試しください。続けて表示されるときは、お電話でお問い\u2060合わせください。',
} as const;
