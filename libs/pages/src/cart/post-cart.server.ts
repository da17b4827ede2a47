import { ApiFailure, type ApiClient, type Cart } from '@shop/api';
import { CART_COOKIE_DAYS, COOKIES, ERROR_CODES, findCookie, paths } from '@shop/constants';
import { cookieOf } from '@shop/state';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { apiContext } from '../loading/contexts.ts';

/** A change that was refused. */
export interface CartRefusal {
  /** What is wrong with the quantity; null if the refusal is about something else. */
  readonly quantity: string | null;
  readonly message: string;
}

/**
 * Adds the product of the URL, or sets the quantity of a line, and redirects to the page that posted the form. The guest's
 * cart is that of the cookie; one that is missing, expired or a member's is replaced when a product is added.
 */
export async function postCart({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const form = await request.formData();
  const product = url.searchParams.get('product');
  const token = cartTokenOf(request);
  try {
    const cart =
      product === null
        ? await setQuantity(api, token ?? '', form)
        : await addProduct(api, token, { key: product, quantity: quantityOf(form) });
    const isBack = product !== null && form.get('next') !== 'cart';
    return redirect(isBack ? pageBefore(request) : paths.cart(), {
      status: 303,
      headers: { 'set-cookie': cookieOf(COOKIES.cartToken, cart.token, CART_COOKIE_DAYS * 86_400, url.protocol) },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const needsMeasurement = Object.keys(error.errors).some((path) => path.includes('.options.'));
    if (product !== null && needsMeasurement) return redirect(paths.product(product), 303);
    return data<CartRefusal>(
      { quantity: quantityProblem(error), message: error.message },
      { status: error.status || 503 },
    );
  }
}

/** Returns what is wrong with the quantity; null if the failure is about something else. */
function quantityProblem({ errors }: ApiFailure): string | null {
  return Object.entries(errors).find(([path]) => path.endsWith('.quantity'))?.[1][0] ?? null;
}

/** The token of the cart cookie; null when there is none. */
export const cartTokenOf = ({ headers }: Request): string | null =>
  findCookie(headers.get('cookie') ?? '', COOKIES.cartToken);

const replaced: ReadonlySet<string> = new Set([ERROR_CODES.cartExpired, 'cart.already_decided']);

async function addProduct(
  api: ApiClient,
  token: string | null,
  product: { readonly key: string; readonly quantity: number },
): Promise<Cart> {
  const add = async (to: string) =>
    (await api.PATCH('/v1/carts/products/add', { body: { token: to, products: [product] } })).data;
  const addToNew = async () => {
    const { data: cart } = await api.POST('/v1/carts/init', { body: { token: null } });
    return add(cart.token);
  };
  if (token === null) return addToNew();
  return add(token).catch((error: unknown) => {
    if (error instanceof ApiFailure && replaced.has(error.code)) return addToNew();
    throw error;
  });
}

async function setQuantity(api: ApiClient, token: string, form: FormData): Promise<Cart> {
  const line = { key: String(form.get('line')), quantity: quantityOf(form) };
  return (await api.PATCH('/v1/carts/products/modify', { body: { token, products: [line] } })).data;
}

/** The number that was typed or chosen in digits of any width; a choice may be beside the field, which is 1 at first. */
function quantityOf(form: FormData): number {
  const numbers = form.getAll('quantity').map((text) => Number(String(text).normalize('NFKC').trim()));
  return numbers.findLast((number) => number !== 1) ?? 1;
}

/** The path of the page that posted the form; the cart when the browser does not send it. */
function pageBefore({ headers, url }: Request): string {
  const referer = headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return paths.cart();
  const { host, pathname, search } = new URL(referer);
  return host === new URL(url).host ? `${pathname}${search}` : paths.cart();
}
