import { screens } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import { filterParams } from './filter-params.ts';
import { allProducts, changed, listHref, readListQuery, withoutFilters } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('the URL of the product list', () => {
  it('is the same after parsing and formatting', () => {
    const href =
      '/product/?word=%E7%94%9F%E3%83%8F%E3%83%A0&as_typed=1&category=salami&brand=a&brand=b&zone=chilled&allergen=%E4%B9%B3&price_min=500&stock=1&sort=price_asc&page=2';
    expect(listHref(read(href.split('?')[1] ?? ''))).toBe(href);
  });

  it('has only parameters that are part of the cache key of the page', () => {
    const everything =
      'word=a&as_typed=1&category=a&brand=a&tag=a&country=ES&zone=chilled&allergen=a&price_min=1&price_max=2&stock=1&sort=new&page=2';
    const query = read(everything);
    expect(Object.entries(query).filter(([name, value]) => value === allProducts[name as keyof typeof query])).toEqual(
      [],
    );
    const names = [...new URLSearchParams(listHref(query).split('?')[1]).keys()];
    expect(names.filter((name) => screens.products.cached?.includes(name) !== true)).toEqual([]);
  });

  it('leaves out default values', () => {
    expect(listHref(read('word=&sort=recommended&page=1&stock=&price_max='))).toBe('/product/');
  });

  it('accepts prices in any width and with separators', () => {
    expect(read('price_min=１，０００円'.replace('，', ',')).priceMin).toBe(1000);
    expect(read('price_max=たくさん').priceMax).toBeNull();
    expect(read('price_max=-1').priceMax).toBeNull();
  });

  it('leaves out invalid values', () => {
    expect(read('zone=hot&sort=worst&page=-3&country=Spain')).toMatchObject({
      zone: [],
      sort: 'recommended',
      page: 1,
      country: [],
    });
  });

  it('truncates a word that the API would refuse, without splitting a character', () => {
    expect([...read(`word=${'𠮷'.repeat(120)}`).word]).toHaveLength(100);
  });

  it('returns to the first page when a filter changes', () => {
    expect(changed(read('page=3'), { inStock: true }).page).toBe(1);
  });

  it('preserves word and order when all filters are removed', () => {
    expect(listHref(withoutFilters(read('word=ham&brand=x&stock=1&sort=new&page=2')))).toBe(
      '/product/?word=ham&sort=new',
    );
  });

  it('preserves the exact search for a word when other parameters change', () => {
    expect(filterParams(read('word=ham&as_typed=1'))).toEqual({ word: 'ham', is_as_typed: 1 });
    expect(listHref(withoutFilters(read('word=ham&as_typed=1&stock=1')))).toBe('/product/?word=ham&as_typed=1');
  });

  it('includes the children of a category', () => {
    expect(filterParams(read('category=salami'))).toEqual({ category: 'salami', is_include_children: 1 });
  });
});
