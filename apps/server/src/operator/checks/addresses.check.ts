import type { OpeningCheck } from './opening-check.ts';

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|.*\.localhost)$/;

/** Addresses that customers cannot reach: a public address without TLS, and channels on this machine only. */
export const addressesCheck: OpeningCheck = {
  code: 'addresses',
  title: 'アドレス',
  find: async ({ channels, config }) => {
    const { protocol, hostname } = new URL(config.publicUrl);
    const isPublic = protocol === 'https:' && !LOCAL.test(hostname);
    return [
      ...(isPublic
        ? []
        : [{ channel: null, message: `PUBLIC_URL(${config.publicUrl})を https の公開アドレスにしてください。` }]),
      ...channels
        .filter(({ hosts }) => hosts.every((host) => LOCAL.test(host)))
        .map(({ prefix }) => ({
          channel: prefix,
          message: 'ホスト名が localhost のままです。',
          cell: { table: 'channels', row: `prefix=${prefix}`, column: 'hosts' },
        })),
    ];
  },
};
