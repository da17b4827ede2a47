import { sendOk } from '../http.ts';
import type { Operation } from '../load.ts';
import { nth, searchWords } from '../words.ts';

/** A kind of reading whose every request differs from the last, as those of many people do. */
export interface VariedCase {
  readonly name: string;
  readonly operation: Operation;
}

const categories = ['dry-cured-ham', 'salami', 'sausage', 'cooked-ham', 'bacon', 'pate', 'cheese'];
const sorts = ['recommended', 'new', 'price_asc', 'price_desc', 'price_per_100g_asc'];
const zones = ['ambient', 'chilled', 'frozen'];

const valueAt = (list: readonly string[], index: number) => encodeURIComponent(nth(list, index));

/** Returns the query of a filtered list, different for each index. */
const narrowed = (index: number) =>
  `category=${valueAt(categories, index)}&is_include_children=1${index % 3 === 0 ? `&${encodeURIComponent('zone[]')}=${valueAt(zones, index)}` : ''}${index % 4 === 0 ? `&price_max=${2000 + (index % 20) * 200}` : ''}`;

/** Returns the cases that are measured at both sizes. `login` is the sample member's. */
export async function variedCases(
  api: string,
  login: { username: string; password: string },
): Promise<readonly VariedCase[]> {
  const { access_token: token } = JSON.parse((await sendOk(api, 'POST', '/v1/auth/login', login)).body.toString()) as {
    access_token: string;
  };
  const { known, kinds } = searchWords();
  const partAt = (index: number) => valueAt(kinds['part of a name'] ?? [], index);
  let place = 0;
  const read =
    (pathOf: (index: number) => string, headers?: Readonly<Record<string, string>>): Operation =>
    async () => {
      place += 1;
      await sendOk(api, 'GET', pathOf(place), undefined, headers);
    };
  return [
    {
      name: 'list',
      operation: read(
        (at) => `/v1/products?per=15&page=${1 + (at % 3)}&sort=${valueAt(sorts, at >> 1)}&${narrowed(at)}`,
      ),
    },
    { name: 'facets', operation: read((at) => `/v1/product-facets?${narrowed(at)}`) },
    {
      name: 'text search',
      operation: read((at) => `/v1/products?per=15&page=${1 + (at % 2)}&word=${valueAt(known, at)}`),
    },
    {
      name: 'word anew',
      operation: read(
        (at) =>
          `/v1/products?per=15&word=${at % 2 ? partAt(at >> 1) : `${1000 + at}${encodeURIComponent('円以下の')}${valueAt(known, at >> 1)}`}`,
      ),
    },
    {
      name: 'suggested anew',
      operation: read((at) => `/v1/product-suggestions?word=${partAt(at)}`),
    },
    {
      name: 'order history',
      operation: read((at) => `/v1/me/orders?per=10&page=${1 + (at % 5)}`, { authorization: `Bearer ${token}` }),
    },
  ];
}
