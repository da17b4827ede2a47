import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Customer, StoredCard } from '../customers/customer.ts';
import type { Payment, PaymentStatus } from '../payment/payment.ts';

/** An event on its way to the shop. */
export interface OutgoingEvent {
  readonly id: string;
  /** The exact bytes that are signed and sent. */
  readonly body: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly nextAt: number;
}

/** The first response to an idempotency key. */
export interface RememberedAnswer {
  readonly fingerprint: string;
  readonly body: string;
}

const schema = `
  create table if not exists payments (id text primary key, status text not null, method text not null, data text not null) strict;
  create index if not exists payments_by_status on payments (status);
  create table if not exists answers (key text primary key, fingerprint text not null, body text not null) strict;
  create table if not exists events (id text primary key, body text not null, attempts integer not null, next_at integer not null, delivered integer not null default 0) strict;
  create table if not exists customers (id text primary key, data text not null) strict;
  create table if not exists cards (id text primary key, customer_id text not null references customers (id), data text not null) strict;
  create index if not exists cards_by_customer on cards (customer_id);
  create index if not exists events_due on events (next_at) where delivered = 0;
`;

/** The sandbox's own storage: one SQLite file that survives restarts, apart from the shop's database. */
export class Store {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;');
    this.#db.exec(schema);
  }

  /** Runs `work` as a whole or not at all; inside another call it joins that one. */
  atomically<T>(work: () => T): T {
    if (this.#db.isTransaction) return work();
    this.#db.exec('begin immediate');
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  savePayment(payment: Payment): void {
    this.#db
      .prepare(
        'insert into payments values (?, ?, ?, ?) on conflict (id) do update set status = excluded.status, data = excluded.data',
      )
      .run(payment.id, payment.status, payment.method, JSON.stringify(payment));
  }

  findPayment(id: string): Payment | undefined {
    return parseData<Payment>(this.#db.prepare('select data from payments where id = ?').get(id));
  }

  listByStatus(...statuses: PaymentStatus[]): Payment[] {
    const marks = statuses.map(() => '?').join(', ');
    const rows = this.#db
      .prepare(`select data from payments where status in (${marks}) order by rowid desc`)
      .all(...statuses);
    return rows.flatMap((row) => parseData<Payment>(row) ?? []);
  }

  saveCustomer(customer: Customer): void {
    this.#db.prepare('insert into customers values (?, ?)').run(customer.id, JSON.stringify(customer));
  }

  findCustomer(id: string): Customer | undefined {
    return parseData<Customer>(this.#db.prepare('select data from customers where id = ?').get(id));
  }

  saveCard(card: StoredCard): void {
    this.#db.prepare('insert into cards values (?, ?, ?)').run(card.id, card.customerId, JSON.stringify(card));
  }

  findCard(id: string): StoredCard | undefined {
    return parseData<StoredCard>(this.#db.prepare('select data from cards where id = ?').get(id));
  }

  /** A customer's cards, as they were added. */
  listCards(customerId: string): StoredCard[] {
    const rows = this.#db.prepare('select data from cards where customer_id = ? order by rowid').all(customerId);
    return rows.flatMap((row) => parseData<StoredCard>(row) ?? []);
  }

  deleteCard(id: string): void {
    this.#db.prepare('delete from cards where id = ?').run(id);
  }

  remember(key: string, answer: RememberedAnswer): void {
    this.#db.prepare('insert into answers values (?, ?, ?)').run(key, answer.fingerprint, answer.body);
  }

  recall(key: string): RememberedAnswer | undefined {
    const row = this.#db.prepare('select fingerprint, body from answers where key = ?').get(key);
    return row && { fingerprint: String(row['fingerprint']), body: String(row['body']) };
  }

  addEvent(id: string, body: string, nextAt: number): void {
    this.#db.prepare('insert into events (id, body, attempts, next_at) values (?, ?, 0, ?)').run(id, body, nextAt);
  }

  dueEvents(now: number): OutgoingEvent[] {
    const rows = this.#db
      .prepare(
        'select id, body, attempts, next_at from events where delivered = 0 and next_at <= ? order by next_at limit 50',
      )
      .all(now);
    return rows.map((row) => ({
      id: String(row['id']),
      body: String(row['body']),
      attempts: Number(row['attempts']),
      nextAt: Number(row['next_at']),
    }));
  }

  markDelivered(id: string): void {
    this.#db.prepare('update events set delivered = 1 where id = ?').run(id);
  }

  postpone(id: string, attempts: number, nextAt: number): void {
    this.#db.prepare('update events set attempts = ?, next_at = ? where id = ?').run(attempts, nextAt, id);
  }

  isOpen(): boolean {
    return this.#db.isOpen;
  }

  close(): void {
    this.#db.close();
  }
}

function parseData<T>(row: Record<string, unknown> | undefined): T | undefined {
  return row && (JSON.parse(String(row['data'])) as T);
}
