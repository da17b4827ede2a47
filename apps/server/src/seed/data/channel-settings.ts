import type { ChannelSettings } from '../../platform/channel/channel.ts';
import { seller } from './seller.ts';

/** The settings with which every channel of the seed begins. */
export const channelSettings: ChannelSettings = {
  SITE: {
    DESCRIPTION: '世界各地の生ハム、サラミ、ソーセージを、産地と作り方のわかる形でお届けする専門店です。',
    NO_MEMBER_USE: true,
    STORAGE_URL: '/storage',
    BREAKPOINT: { 'SCREEN-SM': 600, 'SCREEN-MD': 960 },
  },
  SELLER: {
    NAME: seller.name,
    REPRESENTATIVE: seller.representative,
    POSTAL_CODE: seller.postalCode,
    ADDRESS: seller.address,
    PHONE: seller.phone,
    HOURS: seller.hours,
    EMAIL: seller.email,
    REGISTRATION_NUMBER: seller.registrationNumber,
    RETURN_TERMS:
      '食品のため、お客様のご都合による返品・交換はお受けできません。品質の不良や誤ったお届けは、到着後7日以内にご連絡ください。当店の負担で交換または返金いたします。',
    RETURN_TERMS_GOODS:
      '調理道具などの食品でない商品は、未使用のものに限り、到着後8日以内のご連絡で返品・交換を承ります(返送料はお客様のご負担です)。品質の不良や誤ったお届けは、到着後7日以内にご連絡ください。当店の負担で交換または返金いたします。',
    RETURN_TERMS_MEASURED:
      '寸法に合わせてお仕立てする商品のため、お客様のご都合による返品・交換はお受けできません。ご注文と寸法が異なるとき、品質の不良や誤ったお届けは、到着後7日以内にご連絡ください。当店の負担で作り直し、または返金いたします。',
    DEFECT_TERMS:
      '品質の不良、破損、誤ったお届けのときは、到着後7日以内にご連絡ください。送料は当店の負担で、交換または返金いたします。',
    RETURN_DAYS: 0,
    RETURN_DAYS_GOODS: 8,
    RETURN_DAYS_MEASURED: 0,
  },
  FORM: { REGISTER: [], ORDER: [] },
  MEMBER: { IS_USE_MEASUREMENT: false },
  ORDER: {
    SHIPPING: { IS_ALLOW_MULTIPLE: true, FREE_CARRIAGE_THRESHOLD: 10_800 },
    GIFT: {
      IS_USE_NOSHI: true,
      IS_USE_WRAPPING: true,
      IS_REQUIRE_WRAPPING: false,
      IS_USE_MESSAGE: true,
      IS_USE_SENDER: true,
      WRAPPINGS: [
        { code: 'paper', name: '包装紙でのラッピング', fee: 330, drawing: 'paper' },
        { code: 'furoshiki', name: '風呂敷包み', fee: 880, drawing: 'cloth' },
      ],
    },
    CANCEL: {
      LIMIT_TEXT:
        '出荷の準備に入る前まで、マイページ(会員登録をせずにご注文の方は「ご注文の確認」)またはお電話で承ります。',
    },
  },
  PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: false, IS_SELLING: true } },
  GTM: {
    ID: null,
    IS_REQUIRE_CONSENT: false,
    SERVICES: [],
    DATA_LAYER: {
      PURCHASE: { transaction_id: 'order_no', value: 'total_payment', tax: 'total_tax', shipping: 'total_carriage' },
    },
  },
  CAPTCHA: { SITE_KEY: null },
  SERVICE: { PAYMENT: { CODE: 'sandbox' } },
};
