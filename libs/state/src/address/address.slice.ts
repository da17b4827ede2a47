import type { Address } from '@shop/api';
import { X_LIMIT_DEFAULT } from '@shop/constants';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The address book of the member. */
export interface AddressState {
  status: 'unread' | 'read';
  addresses: Address[];
  /** The most addresses that a member may save (header x-limit, spec §9). */
  limit: number;
}

export const unreadAddresses: AddressState = { status: 'unread', addresses: [], limit: X_LIMIT_DEFAULT };

export const addressSlice = createSlice({
  name: 'address',
  initialState: unreadAddresses,
  reducers: {
    addressesArrived: (
      _state,
      { payload }: PayloadAction<{ addresses: Address[]; limit: number | null }>,
    ): AddressState => ({
      status: 'read',
      addresses: payload.addresses,
      limit: payload.limit ?? X_LIMIT_DEFAULT,
    }),
    addressSaved: (state, { payload }: PayloadAction<Address>) => {
      const known = state.addresses.findIndex(({ id }) => id === payload.id);
      if (known === -1) state.addresses.push(payload);
      else state.addresses[known] = payload;
    },
    addressDeleted: (state, { payload }: PayloadAction<number>) => {
      state.addresses = state.addresses.filter(({ id }) => id !== payload);
    },
    /** The default flag moves to the chosen address (spec §4). */
    defaultMoved: (state, { payload }: PayloadAction<Address>) => {
      state.addresses = state.addresses.map((address) => ({ ...address, is_default: address.id === payload.id }));
    },
    addressesForgotten: () => unreadAddresses,
  },
});
