import { buildStorefront, requireEdition } from './build.ts';
import { stayOpen } from './stay-open.ts';

/**
 * `npm start`: builds what changed, starts the three parts and prints the URL when all are ready. SHOP_EDITION opens
 * one customer's edition.
 */
const began = performance.now();
await stayOpen({
  prepare: async (_, leave) => {
    if (process.env.SHOP_EDITION) requireEdition(process.env.SHOP_EDITION);
    console.log('Building …');
    await buildStorefront(process.env.SHOP_EDITION, leave);
    console.log('Starting …');
  },
  onReady: (_, parts) => {
    const storefront = parts.find(({ name }) => name === 'storefront');
    console.log(
      `The shop is open at http://localhost:${storefront?.port}/ (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
  },
});
