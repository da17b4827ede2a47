import { ApiFailure, type ApiClient, type Cart } from '@shop/api';
import { CART_COOKIE_DAYS, COOKIES, ERROR_CODES, paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { findCookie } from '@shop/state';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { apiContext } from '../loading/contexts.ts';

/** The message of a change that was refused. */
export interface CartRefusal {
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
      headers: { 'set-cookie': cartCookie(cart.token, url.protocol) },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const needsMeasurement = Object.keys(error.errors).some((path) => path.includes('.options.'));
    if (product !== null && needsMeasurement) return redirect(paths.product(product), 303);
    return data<CartRefusal>({ message: messageOf(error) }, { status: error.status || 503 });
  }
}

/** Returns why a quantity was refused; the message of the failure if it is about something else. */
function messageOf({ errors, message }: ApiFailure): string {
  const reason = Object.entries(errors).find(([path]) => path.endsWith('.quantity'))?.[1][0];
  return reason === undefined ? message : checkoutCopy.cart.quantityRefused(reason);
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

function cartCookie(token: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${COOKIES.cartToken}=${encodeURIComponent(token)}; Path=/; SameSite=Lax; Max-Age=${CART_COOKIE_DAYS * 86_400}${secure}`;
}
