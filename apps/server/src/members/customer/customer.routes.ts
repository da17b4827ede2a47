import { HEADERS, LIMITS } from '@shop/constants';
import { checkCaptcha } from '../../platform/captcha/check-captcha.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import { checkEmailVerify, requestEmailVerify } from './email-verification.ts';
import {
  createAddress,
  getAddress,
  listAddresses,
  updateAddress,
  useAddress,
  deleteAddress,
  deleteAddresses,
} from './addresses.ts';
import { createUser } from './create-user.ts';
import { dummyUser } from './dummy-user.ts';
import { getMe } from './me.ts';
import { updateMe } from './update-me.ts';

export const customerHandlers = {
  createUser: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'register');
    return createUser({ ctx, input: { user: body, address: caller.ip } });
  },
  getMe: ({ ctx }) => getMe({ ctx }),
  getDummyUser: async () => dummyUser,
  updateMe: ({ ctx, body, caller }) => updateMe({ ctx, input: { user: body, address: caller.ip } }),
  requestEmailVerify: async ({ ctx, body, caller }) => {
    await checkCaptcha(ctx, caller, 'register');
    return requestEmailVerify({ ctx, input: { email: body.email, address: caller.ip } });
  },
  checkEmailVerify: ({ ctx, body, caller }) =>
    checkEmailVerify({ ctx, input: { code: body.code, address: caller.ip } }),
  listAddresses: async ({ ctx, query }) => {
    const page = readPage(query);
    const { addresses, total } = await listAddresses({ ctx, input: page });
    return pagedAnswer(addresses, page, total, { [HEADERS.limit]: String(LIMITS.addresses) });
  },
  createAddress: ({ ctx, body }) => createAddress({ ctx, input: body }),
  getAddress: ({ ctx, params }) => getAddress({ ctx, input: { id: params.id } }),
  updateAddress: ({ ctx, params, body }) => updateAddress({ ctx, input: { id: params.id, address: body } }),
  deleteAddress: ({ ctx, params }) => deleteAddress({ ctx, input: { id: params.id } }),
  deleteAddresses: ({ ctx }) => deleteAddresses({ ctx }),
  useAddress: ({ ctx, params }) => useAddress({ ctx, input: { id: params.id } }),
} satisfies Handlers;
