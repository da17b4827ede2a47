import type { AllocationLine, Zone } from './packing.ts';

type CoolZone = Exclude<Zone, 'ambient'>;
const coolZones: readonly CoolZone[] = ['chilled', 'frozen'];

/**
 * Decides the parcel of every line that goes to one place at one time: line key → zone of its parcel.
 * Chilled and frozen never share a parcel. Ambient goods ride along with a cool parcel only when each of them may and the
 * ambient parcel is thereby saved; when one must travel alone, all ambient goods travel with it, uncooled.
 */
export function mergeZones(lines: readonly AllocationLine[]): Map<string, Zone> {
  const cool = coolZones.filter((zone) => lines.some((line) => line.zone === zone));
  const ambient = lines.filter((line) => line.zone === 'ambient');
  const rides = new Map(ambient.map((line) => [line.key, cool.find((zone) => line.rides_with.includes(zone))]));
  const savesParcel = ambient.every((line) => rides.get(line.key) !== undefined);
  return new Map(
    lines.map((line) => [
      line.key,
      line.zone === 'ambient' && savesParcel ? (rides.get(line.key) ?? 'ambient') : line.zone,
    ]),
  );
}
