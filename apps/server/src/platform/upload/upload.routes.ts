import type { Handlers } from '../contract/handlers.ts';
import { uploadFile } from './upload-file.ts';

export const uploadHandlers = {
  uploadFile: ({ ctx, body, caller }) => uploadFile({ ctx, input: { form: body, address: caller.ip } }),
} satisfies Handlers;
