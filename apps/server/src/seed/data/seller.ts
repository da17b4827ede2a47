/** The sample seller, as in the settings of all sample channels. */
export const seller = {
  name: '見本商店株式会社(見本)',
  representative: '見本 太郎',
  postalCode: '100-0000',
  address: '東京都千代田区見本町1-2-3 見本ビル4階',
  phone: '03-0000-0000',
  hours: '平日10〜17時(土日祝日・年末年始を除く)',
  email: 'shop@example.jp',
  registrationNumber: 'T1234567890123',
} as const;
