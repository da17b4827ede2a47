import type { ChannelSettings } from '../../../platform/channel/channel.ts';
import { channelSettings } from '../channel-settings.ts';

/** A department store's gift counter: the number of its card at the registration, and a wrapping for every gift. */
export const depaSettings: ChannelSettings = {
  ...channelSettings,
  SITE: { ...channelSettings.SITE, DESCRIPTION: '御中元・御歳暮から内祝まで。産地の生ハムとソーセージを、熨斗と百貨店の包装でお届けします。' },
  FORM: { ...channelSettings.FORM, REGISTER: ['member_number'] },
  ORDER: {
    ...channelSettings.ORDER,
    GIFT: {
      ...channelSettings.ORDER.GIFT,
      IS_REQUIRE_WRAPPING: true,
      WRAPPINGS: [
        { code: 'simple', name: '簡易包装(環境に配慮し、帯紙だけでお包みします)', fee: 0, drawing: 'band' },
        { code: 'depa-paper', name: '百貨店包装紙', fee: 0, drawing: 'department_paper' },
        { code: 'box', name: '化粧箱入り', fee: 330, drawing: 'box' },
        { code: 'furoshiki', name: '風呂敷包み', fee: 880, drawing: 'cloth' },
      ],
    },
  },
};
