import { sessionStore } from '@shop/constants/storage';
import { DRAFT_PREFIX, dropDraft } from '@shop/forms/drafts';
import { redirect } from 'react-router';
import { parseStored } from './parse-stored.ts';

/** Screens of a form with confirmation; `form` is also the draft's key of the form. */
export interface SendSteps {
  readonly form: string;
  readonly check: string;
  readonly complete: string;
}

/** The validated values, and the idempotency key of their request. */
export interface Prepared<Values> {
  readonly values: Values;
  readonly key: string;
}

/** A form that is confirmed and then sent once. Its data is stored in the tab, and deleted with the drafts. */
export interface SendOnce<Values, Receipt> {
  readonly steps: SendSteps;
  /** Saves values that the server has validated. Equal values have the same key: they may have been sent already. */
  readonly prepare: (values: Values) => void;
  /** For the loader of the confirmation. @throws a redirect: to the complete screen if it was sent, else to the form */
  readonly prepared: () => Prepared<Values>;
  /** Sends the prepared values once, saves the receipt and deletes the values. @throws the error of `work` */
  readonly send: (work: (values: Values, key: string) => Promise<Receipt>) => Promise<void>;
  /** For the loader of the complete screen; sends nothing. @throws a redirect to the form if nothing was sent */
  readonly receipt: () => Receipt;
  /** Returns the receipt of this tab, or null; for a complete screen that can be opened without one. */
  readonly findReceipt: () => Receipt | null;
}

type SendStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param storage sessionStorage, which stores nothing on the server */
export function sendOnce<Values extends object, Receipt>(
  steps: SendSteps,
  storage: SendStorage = sessionStore,
): SendOnce<Values, Receipt> {
  const preparedName = `${DRAFT_PREFIX}${steps.form}:prepared`;
  const receiptName = `${DRAFT_PREFIX}${steps.form}:receipt`;
  const readPrepared = () => parseObject<Prepared<Values>>(storage.getItem(preparedName), 'values');
  const readReceipt = () => parseObject<{ readonly receipt: Receipt }>(storage.getItem(receiptName), 'receipt');
  let sending: Promise<void> | null = null;

  const prepared = () => {
    const found = readPrepared();
    if (found === null) throw redirect(readReceipt() === null ? steps.form : steps.complete);
    return found;
  };
  const sendPrepared = async (work: (values: Values, key: string) => Promise<Receipt>) => {
    const { values, key } = prepared();
    const receipt = await work(values, key);
    storage.setItem(receiptName, JSON.stringify({ receipt }));
    storage.removeItem(preparedName);
    dropDraft(storage, steps.form);
  };

  return {
    steps,
    prepare: (values) => {
      const before = readPrepared();
      const key = before !== null && JSON.stringify(before.values) === JSON.stringify(values) ? before.key : onceKey();
      storage.setItem(preparedName, JSON.stringify({ values, key }));
      storage.removeItem(receiptName);
    },
    prepared,
    send: (work) => {
      sending ??= sendPrepared(work).finally(() => {
        sending = null;
      });
      return sending;
    },
    receipt: () => {
      const found = readReceipt();
      if (found === null) throw redirect(steps.form);
      return found.receipt;
    },
    findReceipt: () => readReceipt()?.receipt ?? null,
  };
}

/** Returns a stored object, recognised by one of its properties. */
function parseObject<T extends object>(text: string | null, name: keyof T & string): T | null {
  const found = parseStored(text);
  return found !== null && Object.hasOwn(found, name) ? (found as T) : null;
}

/** Returns a new idempotency key. A request has the same key until there is a response, so that it is done once. */
export function onceKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
