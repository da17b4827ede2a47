import { buildStorefront } from './build.ts';
import { stayOpen } from './stay-open.ts';

/** `npm start`: builds what changed, starts the three parts and prints the address when all answer. SHOP_EDITION opens one customer's edition. */
const began = performance.now();
await stayOpen({
  prepare: () => {
    console.log('Building …');
    buildStorefront(process.env.SHOP_EDITION);
    console.log('Starting …');
  },
  onReady: (_, parts) => {
    const storefront = parts.find(({ name }) => name === 'storefront');
    console.log(
      `The shop is open at http://localhost:${storefront?.port}/ (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
  },
});
