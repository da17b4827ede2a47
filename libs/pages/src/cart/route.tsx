import { slot } from '@shop/theming';
import { paths } from '@shop/constants';
import type { ActionFunctionArgs, ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import type { Cautions } from '../checkout/load-cautions.ts';
import { loadCautions } from '../checkout/load-cautions.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useCartPage } from './model.ts';
import { postCart, type CartRefusal } from './post-cart.server.ts';
import { PostedCartView } from './posted-cart-view.tsx';
import { readPostedCart, type PostedCart } from './read-posted-cart.server.ts';
import { useRefusalAlerts } from './use-refusal-alerts.ts';

const CartPage = slot('CartPage');

interface CartData {
  readonly cautions: Cautions;
  /** The cart for browsers without scripts; null in the browser, which reads its own. */
  readonly posted: PostedCart | null;
}

const readCautions = load(loadCautions);

export async function loader(args: LoaderFunctionArgs): Promise<CartData> {
  const [cautions, posted] = await Promise.all([readCautions(args), readPostedCart(args)]);
  return { cautions, posted };
}

export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<CartData> => ({
  cautions: await readCautions(args),
  posted: null,
});

export const action = (args: ActionFunctionArgs) => postCart(args);

export const meta = checkoutMeta('cart', paths.cart());

/** The cart. */
function CartScreen({
  loaderData: { cautions, posted },
  actionData,
}: LoadedScreenProps<CartData> & { readonly actionData?: CartRefusal }) {
  const page = useCartPage(cautions);
  const refused = useRefusalAlerts(actionData);
  return (
    <>
      <CartPage {...page} alerts={[...refused, ...page.alerts]} />
      {posted && (
        <noscript>
          <PostedCartView {...posted} />
        </noscript>
      )}
    </>
  );
}

export default CartScreen;
