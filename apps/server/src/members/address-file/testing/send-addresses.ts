import type { Address, AddressImportResult } from '@shop/api';
import type { TestApp } from '../../../testing/index.ts';

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** Sends a file to the address book of the member. */
export async function sendAddresses(app: TestApp, token: string, file: string | Uint8Array) {
  const form = new FormData();
  form.set(
    'file',
    new File([typeof file === 'string' ? file : new Uint8Array(file)], 'お届け先.csv', { type: 'text/csv' }),
  );
  const request = new Request('http://shop', { method: 'POST', body: form });
  const response = await app.server.inject({
    method: 'POST',
    url: '/v1/me/user-addresses/import',
    headers: {
      'x-channel': 'simple.localhost',
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<AddressImportResult & Refusal>() };
}

/** All addresses of the member. */
export async function addressBook(app: TestApp, token: string): Promise<Address[]> {
  return (await app.call<Address[]>('GET', '/v1/me/user-addresses', { token, query: { per: 'all' } })).body;
}

/** All addresses but the member's own. */
export async function otherAddresses(app: TestApp, token: string): Promise<Address[]> {
  return (await addressBook(app, token)).filter(({ division_ct }) => division_ct === 2);
}
