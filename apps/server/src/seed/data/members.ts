/** One password for all sample members, long enough for the shop's own rule (P-10). Documented in the server's README. */
export const SAMPLE_PASSWORD = 'hamu-to-chizu-no-yoru';

/** Answer to every sample member's security question (4: favourite food). */
export const SAMPLE_ANSWER = '生ハム';

interface SampleMember {
  email: string;
  lastName: string;
  firstName: string;
  lastNameKana: string;
  firstNameKana: string;
  /** What this member is there to show. */
  isSecondFactorOn?: boolean;
  hasPasswordExpired?: boolean;
  mailErrorCount?: number;
  isLocked?: boolean;
}

export const sampleMembers: readonly SampleMember[] = [
  { email: 'taro@example.com', lastName: '見本', firstName: '太郎', lastNameKana: 'ミホン', firstNameKana: 'タロウ' },
  {
    email: 'hanako@example.com',
    lastName: '見本',
    firstName: '花子',
    lastNameKana: 'ミホン',
    firstNameKana: 'ハナコ',
    isSecondFactorOn: true,
  },
  {
    email: 'jiro@example.com',
    lastName: '見本',
    firstName: '次郎',
    lastNameKana: 'ミホン',
    firstNameKana: 'ジロウ',
    hasPasswordExpired: true,
  },
  {
    email: 'saburo@example.com',
    lastName: '見本',
    firstName: '三郎',
    lastNameKana: 'ミホン',
    firstNameKana: 'サブロウ',
    mailErrorCount: 3,
  },
  {
    email: 'umeko@example.com',
    lastName: '見本',
    firstName: '梅子',
    lastNameKana: 'ミホン',
    firstNameKana: 'ウメコ',
    isLocked: true,
  },
];

/** The main address of every sample member. */
export const sampleHome = {
  postalCode: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phoneNumber: '0300000000',
};

/** Further addresses of the first sample member. */
export const sampleDestinations = [
  {
    shippingLastName: '見本',
    shippingFirstName: '花子',
    shippingLastNameKana: 'ミホン',
    shippingFirstNameKana: 'ハナコ',
    postalCode: '5300001',
    prefecture: '大阪府',
    city: '大阪市北区',
    address1: '梅田1-1',
    address2: '見本マンション101',
    phoneNumber: '0600000000',
  },
  {
    shippingLastName: '見本',
    shippingFirstName: '次郎',
    shippingLastNameKana: 'ミホン',
    shippingFirstNameKana: 'ジロウ',
    companyName: '見本株式会社',
    postalCode: '0600001',
    prefecture: '北海道',
    city: '札幌市中央区',
    address1: '北一条西1-1',
    phoneNumber: '0110000000',
  },
] as const;
