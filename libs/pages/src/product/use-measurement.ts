import { useState } from 'react';
import { ApiFailure, type Measurement } from '@shop/api';
import { paths } from '@shop/constants';
import { goodsCopy, measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { measurementFields } from '@shop/form-definitions';
import { formatDay } from '@shop/japanese';
import { useAppSelector, addProducts, useAppDispatch } from '@shop/state';
import type { AddToCart, MeasurementEntry } from '@shop/theming';
import { useOpenCartDrawer } from '../cart-drawer/use-open-cart-drawer.ts';
import { newestOfEach } from '../measurement/measurement-views.ts';
import { readMeasurements } from '../measurement/read-measurements.ts';
import type { PageProduct } from './load.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

type Values = Readonly<Record<string, string>>;

interface Last {
  readonly status: AddToCart['status'];
  readonly message: string | null;
  readonly errors: Values;
  readonly attempt: number;
}

const idle: Last = { status: 'idle', message: null, errors: {}, attempt: 0 };

/** Path of a field in the request that puts one product into the cart. */
const OPTIONS = 'products.0.options.';

/** Returns the measurement fields of a product and its cart button; the server's errors are shown at the fields. */
export function useMeasurement({ key, measurements }: Pick<PageProduct, 'key' | 'measurements'>): {
  readonly add: AddToCart;
  readonly measurement: MeasurementEntry;
} {
  const dispatch = useAppDispatch();
  const t = useCopy(measurementCopy);
  const goods = useCopy(goodsCopy);
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const saved = useSaved(isLogin);
  const [values, setValues] = useState<Values>({});
  const [last, setLast] = useState(idle);
  const openCart = useOpenCartDrawer();
  const fields = measurementFields(measurements, true);

  const add = async (quantity: number) => {
    setLast(({ attempt }) => ({ ...idle, attempt, status: 'adding' }));
    try {
      const options = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
      const adding = dispatch(addProducts([{ key, quantity, options }]));
      void openCart(
        adding.then(
          () => true,
          () => false,
        ),
      );
      await adding;
      setLast({ ...idle, status: 'added', message: goods.added });
    } catch (error) {
      const errors = optionErrors(error);
      const isIncomplete = Object.keys(errors).length > 0;
      const message = isIncomplete ? t.form.incomplete : (error instanceof Error && error.message) || goods.addFailed;
      setLast(({ attempt }) => ({ status: 'failed', message, errors, attempt: attempt + 1 }));
    }
  };

  const onField = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setLast((before) => ({ ...before, errors: { ...before.errors, [name]: '' } }));
  };

  return {
    add: { status: last.status, message: last.message, onAdd: (quantity) => void add(quantity), action: null },
    measurement: {
      fields: fields.map(({ name, label, hint = null, format }) => ({
        name,
        label,
        hint,
        isNumber: format === 'decimal',
        value: values[name] ?? '',
        error: last.errors[name] || null,
      })),
      onField,
      attempt: last.attempt,
      saved: saved.map(({ id, name, recorded_on }) => ({ id, name, day: formatDay(recorded_on) })),
      onUse: (id) => {
        const entry = saved.find((one) => one.id === id);
        if (!entry) return;
        setValues({
          name: entry.name,
          ...Object.fromEntries(measurements.map((part) => [part, entry[part] === null ? '' : String(entry[part])])),
        });
        setLast(idle);
      },
      manageHref: isLogin ? paths.mypageMeasurement() : null,
      loginHref: isLogin ? null : paths.login(),
    },
  };
}

/** Returns the newest measurements of each person; none for guests, or if they cannot be read. */
function useSaved(isLogin: boolean): readonly Measurement[] {
  // Optional: the fields can be filled in manually.
  const read = useOptionalQuery(isLogin, (api, signal) => readMeasurements({ api, signal }));
  return read === null ? [] : newestOfEach(read.entries);
}

function optionErrors(error: unknown): Values {
  if (!(error instanceof ApiFailure)) return {};
  const own = Object.entries(error.errors).filter(([path]) => path.startsWith(OPTIONS));
  return Object.fromEntries(own.map(([path, messages]) => [path.slice(OPTIONS.length), messages[0] ?? '']));
}
