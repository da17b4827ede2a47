import type { Zone } from './zone.ts';
import type { Carrier, DeliveryTables, Island } from './delivery-tables.ts';

/** The part of an address that the engine needs; the postal code may have a hyphen. */
export interface DeliveryPlace {
  prefecture: string;
  postal_code: string;
}

/** The route of one parcel. `transit_days` counts calendar days from shipping. */
export interface FoundRoute {
  area: string;
  carrier: Carrier;
  transit_days: number;
  closed_slots: string[];
  /** Slots that need one day more. */
  late_slots: string[];
  island: Island | null;
  /** False where no cool delivery exists and the parcel needs it. */
  is_deliverable: boolean;
}

/** The prefecture assumed while no address is entered: estimates are for the capital. */
const estimatePrefecture = '東京都';

/**
 * Finds area, carrier and days for a parcel of `zone` to a location (null: unknown, an estimate for the capital).
 * @throws RangeError when the tables have no such prefecture or route: a fault of the data, not of the shopper
 */
export function findRoute(place: DeliveryPlace | null, zone: Zone, tables: DeliveryTables): FoundRoute {
  const prefecture = place?.prefecture ?? estimatePrefecture;
  const area = tables.area_of_prefecture.get(prefecture);
  const route = tables.routes.find((known) => known.area === area && known.zone === zone);
  const carrier = route && tables.carriers.get(route.carrier);
  if (!route || !carrier) throw new RangeError(`no delivery route to ${prefecture} for ${zone}`);
  const island = place ? findIsland(place.postal_code, tables) : null;
  return {
    area: route.area,
    carrier,
    transit_days: route.transit_days + (island?.extra_days ?? 0),
    late_slots: route.late_slots,
    closed_slots: island ? carrier.slots.map((slot) => slot.code) : route.closed_slots,
    island,
    is_deliverable: zone === 'ambient' || island === null || island.takes_cool,
  };
}

function findIsland(postalCode: string, tables: DeliveryTables): Island | null {
  const digits = postalCode.replace('-', '');
  return tables.islands.find((island) => digits.startsWith(island.postal_prefix)) ?? null;
}
