import { HEADERS, LIMITS } from '@shop/constants';
import { Answer } from '../../platform/contract/answer.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { createUserCard } from './create-user-card.ts';
import { deleteUserCard, listUserCards, useUserCard } from './user-cards.ts';

export const userCardHandlers = {
  listUserCards: async ({ ctx }) =>
    new Answer(await listUserCards({ ctx }), { headers: { [HEADERS.limit]: String(LIMITS.cards) } }),
  createUserCard: ({ ctx, body }) => createUserCard({ ctx, input: body }),
  deleteUserCard: ({ ctx, params }) => deleteUserCard({ ctx, input: { id: params.id } }),
  useUserCard: ({ ctx, params }) => useUserCard({ ctx, input: { id: params.id } }),
} satisfies Handlers;
