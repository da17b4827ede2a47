import type { Handlers } from '../../platform/contract/handlers.ts';
import { exportAddresses } from './export-addresses.ts';
import { importAddresses } from './import-addresses.ts';

export const addressFileHandlers = {
  importAddresses: ({ ctx, body }) => importAddresses({ ctx, input: body }),
  exportAddresses: ({ ctx, query }) => exportAddresses({ ctx, input: { encoding: query.encoding ?? 'utf-8' } }),
} satisfies Handlers;
