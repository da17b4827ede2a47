import type { Handlers } from '../../platform/contract/handlers.ts';
import { findSchool } from './find-school.ts';

/** Schools of a cooperative. */
export const schoolHandlers = {
  checkSchool: async ({ ctx, body, caller }) => {
    const { key, name } = await findSchool(ctx, { key: body.key, address: caller.ip });
    return { key, check: name !== null, name };
  },
} satisfies Handlers;
