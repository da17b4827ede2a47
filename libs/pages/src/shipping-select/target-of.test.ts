import { contractExample } from '@shop/api/testing';
import { describe, expect, it } from 'vitest';
import { addressInput, addressOfOrderer, ordererInput, ordererValues } from '../address-book/address-input.ts';
import { targetOf } from './target-of.ts';

function cartToOrderer() {
  const cart = contractExample('Cart');
  const { orderer } = cart.detail.order;
  const address = cart.detail.shippings[0]?.address;
  if (!orderer || !address) throw new Error('the example has an orderer and an address');
  Object.assign(address, {
    shipping_name: orderer.name,
    full_address: orderer.full_address,
    postal_code: orderer.postal_code,
  });
  return { cart, orderer, address };
}

describe('the destination of the products', () => {
  it('is the orderer while no address is known, and when the address is the orderer’s own', () => {
    const { cart } = cartToOrderer();
    expect(targetOf(cart)).toBe('orderer');
    for (const shipping of cart.detail.shippings) shipping.address = null;
    expect(targetOf(cart)).toBe('orderer');
  });

  it('is the receiver who will enter the address, when one is named', () => {
    const { cart } = cartToOrderer();
    const [first] = cart.detail.shippings;
    Object.assign(first ?? {}, {
      address: null,
      social_receiver: { name: '見本 花子', way: 'link', email: null, message: null, valid_days: 7 },
    });
    expect(targetOf(cart)).toBe('receiver');
  });

  it('is another one when name or address differ', () => {
    const { cart, address } = cartToOrderer();
    address.shipping_name = '見本 花子';
    expect(targetOf(cart)).toBe('other');
  });
});

describe('addresses in a request', () => {
  it('have all fields of a known orderer', () => {
    const { orderer } = cartToOrderer();
    const input = ordererInput(ordererValues(orderer));
    expect(input).toMatchObject({
      last_name: orderer.last_name,
      email: orderer.email,
      city: orderer.city,
      address2: orderer.address2,
    });
    expect(addressOfOrderer(input)).not.toHaveProperty('email');
    expect(addressOfOrderer(input)).toMatchObject({
      shipping_last_name: orderer.last_name,
      address1: orderer.address1,
    });
  });

  it('have null for empty fields', () => {
    expect(addressInput({ shipping_last_name: '見本', address2: '' })).toMatchObject({
      address2: null,
      company_name: null,
    });
  });
});
