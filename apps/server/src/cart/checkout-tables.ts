import type { Db } from '../db/db.ts';
import { readDeliveryTables, type StoredDeliveryTables } from '../delivery/delivery.queries.ts';
import { readPaymentMethods } from '../payment/payment-method.queries.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';

/** The tables of delivery and payment that a process caches: only operators change them. */
export interface CheckoutTables {
  delivery: StoredDeliveryTables;
  /** By channel id, in display order. */
  payments: ReadonlyMap<number, readonly PaymentMethod[]>;
}

/** Reads the tables for the snapshot. */
export async function readCheckoutTables(db: Db): Promise<CheckoutTables> {
  return { delivery: await readDeliveryTables(db), payments: await readPaymentMethods(db) };
}
