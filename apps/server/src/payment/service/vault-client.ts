import type { Config } from '../../config/config.ts';
import { callService, type ServiceReply } from './call-service.ts';

/** A card as the service's vault tells it. */
export interface VaultCard {
  id: string;
  brand: string;
  last4: string;
  /** `MM/YY` */
  exp: string;
}

/** What a call to the vault came to; `unknown`: no answer, or none that says what happened. */
export type VaultAnswer<T> = { kind: 'kept'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/** Opens a customer under a reference of ours that says nothing about the person. */
export async function createVaultCustomer(config: Config, reference: string): Promise<VaultAnswer<string>> {
  const reply = await callService(config, {
    method: 'POST',
    path: '/api/customers',
    key: `customer-${reference}`,
    body: { reference },
  });
  return read(reply, (body) => ('id' in body ? String(body.id) : undefined));
}

/** Gives the card of a one-time token to a customer; the key makes the same token the same card. */
export async function addVaultCard(
  config: Config,
  customerId: string,
  token: string,
  key: string,
): Promise<VaultAnswer<VaultCard>> {
  const reply = await callService(config, {
    method: 'POST',
    path: `${customerPath(customerId)}/cards`,
    key,
    body: { token },
  });
  return read(reply, (body) => (isCard(body) ? body : undefined));
}

/** Makes the service forget a card. @returns whether it is gone there, now or before. */
export async function forgetVaultCard(config: Config, customerId: string, cardId: string): Promise<boolean> {
  const reply = await callService(config, {
    method: 'DELETE',
    path: `${customerPath(customerId)}/cards/${encodeURIComponent(cardId)}`,
  });
  return reply.kind === 'answer' || (reply.kind === 'refused' && reply.code === 'card.not_found');
}

function customerPath(id: string): string {
  return `/api/customers/${encodeURIComponent(id)}`;
}

function read<T>(reply: ServiceReply, valueOf: (body: object) => T | undefined): VaultAnswer<T> {
  if (reply.kind !== 'answer') return reply;
  const value = typeof reply.body === 'object' && reply.body !== null ? valueOf(reply.body) : undefined;
  return value === undefined ? { kind: 'unknown' } : { kind: 'kept', value };
}

function isCard(body: object): body is VaultCard {
  return ['id', 'brand', 'last4', 'exp'].every((name) => name in body);
}
