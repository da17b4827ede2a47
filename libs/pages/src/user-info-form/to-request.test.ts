import { contractExample } from '@shop/api/testing';
import { expect, test } from 'vitest';
import { changesOf, userInfoValues, userUpdate } from './to-request.ts';

const user = contractExample('User');

test('saving an unchanged member changes nothing, and the user name is not sent (spec §5)', () => {
  const sent = userUpdate(user, {});
  expect(user).toMatchObject(sent);
  expect(sent).not.toHaveProperty('username');
  const { postal_code, phone_number, ...texts } = userUpdate(user, changesOf(userInfoValues(user)));
  expect(user).toMatchObject(texts);
  expect([postal_code, phone_number]).toEqual(['100-0001', '03-0000-0000']);
});

test('a single mobile number is also sent as the telephone number', () => {
  const values = { ...userInfoValues(user), phone_number: '', cell_phone_number: '09000000000' };
  expect(changesOf(values)).toMatchObject({ phone_number: '09000000000', cell_phone_number: '09000000000' });
});
