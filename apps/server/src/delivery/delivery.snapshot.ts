import { defineSnapshot } from '../platform/snapshots/snapshot.ts';
import { readDeliveryTables } from './delivery.queries.ts';

/** Delivery figures of all channels; `deliveryTablesOf` adds the terms of one. */
export const deliverySnapshot = defineSnapshot('delivery', ({ db }) => readDeliveryTables(db));
