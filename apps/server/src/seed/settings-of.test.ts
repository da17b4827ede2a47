import { expect, it } from 'vitest';
import { testConfig } from '../testing/index.ts';
import { channelData } from './data/channels.ts';
import { settingsOf } from './data/settings-of.ts';

it('measurements are enabled for the school and for the shop for restaurants', () => {
  const measuring = channelData.filter(({ prefix }) => settingsOf(prefix, testConfig()).MEMBER.IS_USE_MEASUREMENT);
  expect(measuring.map(({ prefix }) => prefix)).toEqual(['sto', 'gakuen']);
});
