import type { ChannelSettings } from '../../../platform/channel/channel.ts';
import { channelSettings } from '../channel-settings.ts';

/** A school cooperative: families of its schools register, clothes are made to measure, goods are handed out by class. */
export const gakuenSettings: ChannelSettings = {
  ...channelSettings,
  SITE: { ...channelSettings.SITE, DESCRIPTION: '学園生活協同組合のオンラインショップ。調理実習のエプロンと、ご家庭の食卓の生ハム・ソーセージをお届けします。' },
  FORM: { REGISTER: ['school_key'], ORDER: ['student_name', 'school_class'] },
  MEMBER: { IS_USE_MEASUREMENT: true },
};
