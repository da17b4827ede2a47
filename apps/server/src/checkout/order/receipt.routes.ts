import type { Handlers } from '../../platform/contract/handlers.ts';
import { downloadReceipt } from './download-receipt.ts';

export const receiptHandlers = {
  downloadReceipt: ({ ctx, params, query: { addressee = null, honorific = null, note = null } }) =>
    downloadReceipt({ ctx, input: { access: { by: 'member', id: params.id }, addressee, honorific, note } }),
} satisfies Handlers;
