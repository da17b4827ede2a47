import { Client } from 'pg';

/** Returns the pieces that can be sold, by product key. */
export async function readStock(databaseUrl: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string; quantity: number }>(
      'select products.key, stocks.quantity from stocks join products on products.id = stocks.product_id order by 1',
    );
    return Object.fromEntries(rows.map(({ key, quantity }) => [key, quantity]));
  } finally {
    await client.end();
  }
}
