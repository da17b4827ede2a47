import type { LabelledValue } from '@shop/api';
import { MEASUREMENTS } from '@shop/constants';
import { measuredCopy } from '@shop/copy';

const order = ['name', ...Object.keys(MEASUREMENTS)];

const isPart = (name: string): name is keyof typeof MEASUREMENTS => name in MEASUREMENTS;

/** Returns the 内容量 of a cart line, with wearer and measurements if it is made to measure. */
export function unitWithOptions(unitLabel: string, options: Readonly<Record<string, string>>): string {
  // The database does not preserve the order of names.
  const values = order.flatMap((name) => (options[name] ? [optionText(name, name, options[name])] : []));
  return [unitLabel, ...values].join(' / ');
}

/** Returns the same for an order line, which has the labels of its day. */
export function unitWithValues(unitLabel: string, options: readonly LabelledValue[] = []): string {
  return [unitLabel, ...options.map(({ name, label, value }) => optionText(name, label, value))].join(' / ');
}

function optionText(name: string, label: string, value: string): string {
  const t = measuredCopy;
  if (name === 'name') return t.wornBy(value);
  return isPart(name) ? t.partValue(t.parts[name], value) : `${label} ${value}`;
}
