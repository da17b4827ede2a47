import { contractExample } from '@shop/api/testing';
import type { CartPacking, Leadtime, Noshi } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import type { NoshiView } from '@shop/theming';
import { describe, expect, it } from 'vitest';
import { copyToAll, deliveryParcel, type PackingChange } from './delivery-parcels.ts';
import { changedRow, matrixRow } from './matrix.ts';
import { withChoices } from './use-packing-choices.ts';
import { afterPurpose, isUnsent, noshiEntry, noshiInput } from './noshi-entry.ts';

const cart = contractExample('Cart');
const shipping = cart.detail.shippings[0];
const [first, second] = shipping?.packings ?? [];
if (!shipping || !first || !second) throw new Error('the example has two parcels');

const leadtime = (packing_key: string, closed: readonly string[] = []): Leadtime => ({
  packing_key,
  shipping_key: 's1',
  carrier: { code: 'yamato', name: 'ヤマト運輸' },
  earliest_date: '2026-11-25',
  ship_date: '2026-11-24',
  reason: null,
  notice: null,
  dates: ['2026-11-25', '2026-11-28'].map((date) => ({
    date,
    is_open: !closed.includes(date),
    reason: closed.includes(date) ? '休業日' : null,
    ship_date: null,
    shop_closed: null,
    holiday: null,
    rokuyo: '大安',
  })),
  slots: [
    { code: '0812', name: '午前中', is_open_on_earliest: false },
    { code: '1416', name: '14〜16時', is_open_on_earliest: true },
  ],
  handovers: [
    { code: 'in_person', name: '対面でお受け取り' },
    { code: 'locker', name: '宅配ボックス' },
  ],
});

describe('day and slot of a parcel', () => {
  const sent: PackingChange[] = [];
  const actions = {
    isLoading: false,
    isSaving: false,
    change: (changes: readonly PackingChange[]) => void sent.push(...changes),
  };
  const parcel = (packing: CartPacking) => deliveryParcel(packing, cart, leadtime('p1', ['2026-11-28']), actions);

  it('lists closed days with their reason (D-04)', () => {
    expect(parcel(first).dates).toContainEqual({
      value: '2026-11-28',
      label: '2026.11.28(土)',
      isOpen: false,
      reason: '休業日',
      shopClosed: null,
      holiday: null,
      rokuyo: '大安',
    });
  });

  it('disables slots that the earliest day does not have (D-06)', () => {
    expect(parcel({ ...first, delivery_date: '2026-11-25' }).slots.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(parcel({ ...first, delivery_date: null }).slots.every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('shows pending choices before the server has responded, the last one first', () => {
    const pressed = [
      { key: 'p1', delivery_time: '0812' },
      { key: 'p1', delivery_date: null },
      { key: 'p2', delivery_time: '1416' },
      { key: 'p1', delivery_time: null },
    ];
    expect(withChoices(first, [])).toEqual(first);
    expect(withChoices(first, pressed.slice(0, 1))).toEqual({ ...first, delivery_time: '0812' });
    expect(withChoices(first, pressed)).toEqual({ ...first, delivery_date: null, delivery_time: null });
  });

  it('clears a slot only when the new day does not have it', () => {
    parcel({ ...first, delivery_time: '0812' }).onDate('2026-11-25');
    parcel({ ...first, delivery_time: '1416' }).onDate('2026-11-25');
    expect(sent).toEqual([
      { key: 'p1', delivery_date: '2026-11-25', delivery_time: null },
      { key: 'p1', delivery_date: '2026-11-25' },
    ]);
  });
});

describe('the handover of a parcel', () => {
  it('is sent only if its carrier offers it, and shown before the server has responded', () => {
    const sent: PackingChange[] = [];
    const parcel = deliveryParcel(first, cart, leadtime('p1'), {
      isLoading: false,
      isSaving: false,
      change: (changes) => void sent.push(...changes),
    });
    parcel.onHandover('doorstep');
    parcel.onHandover('locker');
    expect(parcel).toMatchObject({ handover: 'in_person', handovers: [{ code: 'in_person' }, { code: 'locker' }] });
    expect(sent).toEqual([{ key: 'p1', handover: 'locker' }]);
    expect(withChoices(first, sent)).toEqual({ ...first, handover: 'locker' });
  });
});

describe('同じ日時を全員に (D-07)', () => {
  it('copies the first parcel’s day and slot to the others', () => {
    expect(copyToAll([first, second], [leadtime('p2')])).toEqual([
      { key: 'p2', delivery_date: '2026-11-28', delivery_time: '1416' },
    ]);
  });

  it('does not change a parcel that cannot be delivered on that day', () => {
    expect(copyToAll([first, second], [leadtime('p2', ['2026-11-28'])])).toEqual([]);
  });

  it('copies the day without the slot when the slot is unavailable', () => {
    const early = { ...first, delivery_date: '2026-11-25', delivery_time: '0812' };
    expect(copyToAll([early, second], [leadtime('p2')])).toEqual([
      { key: 'p2', delivery_date: '2026-11-25', delivery_time: null },
    ]);
  });
});

describe('the matrix', () => {
  const other = { ...shipping, key: 's2', packings: [] };
  const [line] = cart.detail.products;
  if (!line) throw new Error('the example has a line');

  it('takes every cell from the parcels and sends whole rows', () => {
    const row = matrixRow(line, [shipping, other], undefined);
    expect(row).toMatchObject({
      total: 2,
      cells: [
        { shippingKey: 's1', quantity: 2 },
        { shippingKey: 's2', quantity: 0 },
      ],
    });
    expect(changedRow(row, 's2', 3)).toEqual({
      key: 'l1',
      shippings: [
        { key: 's1', quantity: 2 },
        { key: 's2', quantity: 3 },
      ],
    });
  });

  it('shows pending quantities before the server has responded', () => {
    const wanted = {
      key: 'l1',
      shippings: [
        { key: 's1', quantity: 1 },
        { key: 's2', quantity: 4 },
      ],
    };
    expect(matrixRow(line, [shipping, other], wanted).total).toBe(5);
  });
});

describe('noshi (G-01, G-02)', () => {
  it('sets the ribbon and text of another occasion and preserves names and position', () => {
    const before = {
      purpose: 'seibo',
      ribbon: 'butterfly',
      topText: '御歳暮',
      names: ['見本'],
      position: 'outer',
    } as const;
    expect(afterPurpose('wedding', before)).toEqual({
      purpose: 'wedding',
      ribbon: 'knot',
      topText: '寿',
      names: ['見本'],
      position: 'outer',
    });
  });

  it('has no bow for a wedding, a recovery or mourning', () => {
    for (const purpose of ['wedding', 'kaiki', 'kokorozashi'] as const)
      expect(NOSHI_PURPOSES[purpose].ribbons).not.toContain('butterfly');
  });

  it('is sent again only when something was typed', () => {
    const noshi = afterPurpose('orei', null);
    expect(isUnsent(noshi, null)).toBe(true);
    expect(isUnsent({ ...noshi, names: ['', ' '] }, noshiInput(noshi))).toBe(false);
    expect(isUnsent({ ...noshi, names: ['見本'] }, noshiInput(noshi))).toBe(true);
  });

  it('is not sent while a text is too long, counted in code points', () => {
    const noshi = afterPurpose('orei', null);
    expect(isUnsent({ ...noshi, names: ['𠮷'.repeat(20)] }, null)).toBe(true);
    expect(isUnsent({ ...noshi, names: ['𠮷'.repeat(21)] }, null)).toBe(false);
    expect(isUnsent({ ...noshi, topText: '御礼申し上げます有難う' }, null)).toBe(false);
    const sent: unknown[] = [];
    const entry = noshiEntry(
      { ...shipping, noshi: null },
      { ...noshi, names: ['見'.repeat(21)] },
      () => undefined,
      (next) => void sent.push(next),
    );
    entry.onCommit();
    entry.onPurpose('oiwai');
    expect(sent).toEqual([]);
  });

  it('sends a choice at once, with the text typed before', () => {
    const typed: NoshiView = { ...afterPurpose('oiwai', null), names: ['見本'] };
    const saved: (NoshiView | undefined)[] = [];
    const sent: (Noshi | null)[] = [];
    const { value, onChoose } = noshiEntry(
      { ...shipping, noshi: null },
      typed,
      (noshi) => void saved.push(noshi),
      (noshi) => void sent.push(noshi),
    );
    onChoose({ ...(value ?? typed), position: 'outer' });
    expect(sent).toEqual([{ ...noshiInput(typed), position: 'outer' }]);
    expect(saved).toEqual([{ ...typed, position: 'outer' }]);
  });

  it('sends nothing when the choice is already saved', () => {
    const noshi = afterPurpose('orei', null);
    const sent: unknown[] = [];
    noshiEntry(
      { ...shipping, noshi: noshiInput(noshi) },
      undefined,
      () => undefined,
      (next) => void sent.push(next),
    ).onChoose(noshi);
    expect(sent).toEqual([]);
  });

  it('sends no empty names', () => {
    const noshi = afterPurpose('orei', null);
    expect(noshiInput({ ...noshi, names: [' 見本太郎 ', '', ' '] }).names).toEqual(['見本太郎']);
  });
});
