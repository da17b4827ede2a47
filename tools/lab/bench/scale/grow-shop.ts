import { Client } from 'pg';

/** How large a shop is to be. */
export interface Size {
  readonly products: number;
  readonly orders: number;
}

const ordersOfOne = 100;
const batch = 20_000;

/**
 * Grows a seeded shop with copies of its data, each with its own name (also for search), price and position; prints its
 * progress.
 */
export async function growShop(url: string, size: Size): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await growProducts(client, size.products);
    await growOrders(client, size.orders);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function growProducts(client: Client, wanted: number): Promise<void> {
  const have = await count(client, 'products where not is_extra');
  await client.query('begin');
  await client.query(
    `with base as (select array_agg(p order by p.id) as rows from products p where not p.is_extra and p.channel_prefixes is null and p.id < 1000)
     insert into products overriding system value
     select made.* from base, generate_series($1::int, $2::int) n,
       lateral (select rows[1 + n % cardinality(rows)] as p) x,
       lateral (select regexp_replace((x.p).folded_name, '$', n::text, 'gn') as folded) f,
       lateral jsonb_populate_record(x.p, jsonb_build_object(
         'id', 1000 + n, 'key', (x.p).key || '-' || n, 'sku', (x.p).sku || '-' || n, 'name', (x.p).name || ' ' || n, 'name_kana', (x.p).name_kana || n,
         'folded_name', folded, 'folded_text', folded || substr((x.p).folded_text, 1 + length((x.p).folded_name)),
         'price', (x.p).price + n % 40 * 50, 'sort_no', 10000 + n, 'released_at', (x.p).released_at - n * interval '1 minute')) made`,
    [have, wanted - 1],
  );
  await client.query(
    'insert into product_tags select p.id, t.tag_id from products p join product_tags t on t.product_id = 1 + (p.id - 1000) % 48 where p.id >= $1 on conflict do nothing',
    [1000 + have],
  );
  await client.query(
    'insert into stocks (product_id, quantity) select id, id % 50 from products where id >= $1 on conflict do nothing',
    [1000 + have],
  );
  await client.query('commit');
  console.log(`${wanted} products`);
}

async function growOrders(client: Client, wanted: number): Promise<void> {
  await growMembers(client, Math.ceil(wanted / ordersOfOne));
  for (let first = await count(client, 'orders'); first < wanted; first += batch) {
    await client.query(
      `with base as (select array_agg(o order by o.id) as rows from orders o where o.user_id is not null and o.order_no not like 'S%'),
         members as (select array_agg(id order by email_key) as ids from users where email_key like 'sample-%' or email_key = 'taro@example.com')
       insert into orders
       select made.* from base, members, generate_series($1::int, $2::int) n,
         lateral (select rows[1 + n % cardinality(rows)] as o) x,
         lateral jsonb_populate_record(x.o, jsonb_build_object(
           'id', md5('order ' || n), 'order_no', 'S' || lpad(n::text, 9, '0'), 'user_id', ids[1 + n % cardinality(ids)],
           'cart_token', md5('cart ' || n), 'idempotency_key', md5('key ' || n), 'ordered_at', (x.o).ordered_at - n * interval '1 second')) made`,
      [first, Math.min(wanted, first + batch) - 1],
    );
    process.stdout.write(`\r${Math.min(wanted, first + batch)} orders`);
  }
  console.log('');
}

async function growMembers(client: Client, wanted: number): Promise<void> {
  await client.query(
    `insert into users
     select made.* from users u, generate_series($1::int, $2::int) n,
       lateral jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', 'sample-' || n || '@example.com', 'email_key', 'sample-' || n || '@example.com', 'username', 'sample-' || n)) made
     where u.email_key = 'taro@example.com'`,
    [await count(client, "users where email_key like 'sample-%'"), wanted - 1],
  );
}

async function count(client: Client, what: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${what}`);
  return Number(rows[0]?.count);
}
