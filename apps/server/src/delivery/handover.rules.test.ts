import { expect, it } from 'vitest';
import { handoverObstacle, handoversOf, type HandoverSituation } from './handover.rules.ts';
import { sampleTables } from './seed/sample-tables.ts';

function situation(carrier: string, changes: Partial<HandoverSituation> = {}): HandoverSituation {
  const known = sampleTables.carriers.get(carrier);
  if (!known) throw new Error(`no carrier ${carrier}`);
  return { zone: 'ambient', carrier: known, isSocial: false, isCashOnDelivery: false, ...changes };
}

it('offers the handovers that the carrier supports, in person first', () => {
  expect(handoversOf(situation('yamato'))).toEqual([
    { code: 'in_person', name: '対面でお受け取り' },
    { code: 'locker', name: '宅配ボックス' },
    { code: 'doorstep', name: '置き配(玄関前)' },
  ]);
  expect(handoversOf(situation('japanpost')).map(({ code }) => code)).toEqual(['in_person', 'locker']);
});

it.each<[string, Partial<HandoverSituation>, string]>([
  ['is chilled', { zone: 'chilled' }, '冷蔵便'],
  ['is frozen', { zone: 'frozen' }, '冷凍便'],
  ['is paid by cash on delivery', { isCashOnDelivery: true }, '代金引換'],
  ['is a social gift, whose address is unknown', { isSocial: true, zone: 'chilled' }, 'eギフト'],
])('offers only in person where the parcel %s', (_case, changes, obstacle) => {
  const parcel = situation('yamato', changes);
  expect(handoversOf(parcel).map(({ code }) => code)).toEqual(['in_person']);
  expect(handoverObstacle('locker', parcel)).toBe(obstacle);
});

it('names the carrier that does not support the handover', () => {
  expect(handoverObstacle('doorstep', situation('japanpost', { isCashOnDelivery: true }))).toBe('日本郵便');
});
