import type { Cart, DecisionResult, Leadtime, PaymentCheck, PaymentMethod, PaymentServiceSettings } from '@shop/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SentDecision } from './decision-memory.ts';

/** The order a cart became. */
export interface PlacedOrder {
  id: string;
  order_no: string;
  /** The token of that cart, by which the order is read. */
  token: string;
}

/** Spec §3 "Cart state". */
export interface CartState {
  token: string | null;
  data: Cart | null;
  paymethods: PaymentMethod[];
  leadtimes: Leadtime[];
  order: PlacedOrder | null;
  /** The decision that was sent last; saved by `noteDecision`. */
  sent: SentDecision | null;
  decideData: DecisionResult | null;
  payCheck: PaymentCheck | null;
  payServSettings: Record<string, PaymentServiceSettings>;
}

export const emptyCart: CartState = {
  token: null,
  data: null,
  paymethods: [],
  leadtimes: [],
  order: null,
  sent: null,
  decideData: null,
  payCheck: null,
  payServSettings: {},
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    /** Stores a cart from the server; ignores a version older than the stored one. */
    cartArrived: (state, { payload }: PayloadAction<Cart>) => {
      if (state.data?.token === payload.token && state.data.version > payload.version) return;
      if (state.token !== payload.token) {
        state.decideData = null;
        state.payCheck = null;
        state.order = null;
      }
      const packings = new Set(payload.detail.shippings.flatMap((shipping) => shipping.packings.map(({ key }) => key)));
      state.token = payload.token;
      state.data = payload;
      state.paymethods = payload.paymethods;
      state.leadtimes = state.leadtimes.filter(({ packing_key }) => packings.has(packing_key));
    },
    cartForgotten: (state) => ({ ...emptyCart, payServSettings: state.payServSettings, sent: state.sent }),
    paymethodsArrived: (state, { payload }: PayloadAction<PaymentMethod[]>) => {
      state.paymethods = payload;
    },
    leadtimesArrived: (state, { payload }: PayloadAction<Leadtime[]>) => {
      const fresh = new Set(payload.map(({ packing_key }) => packing_key));
      state.leadtimes = [...state.leadtimes.filter(({ packing_key }) => !fresh.has(packing_key)), ...payload];
    },
    paymentServiceArrived: (state, { payload }: PayloadAction<PaymentServiceSettings>) => {
      state.payServSettings[payload.code] = payload;
    },
    decisionNoted: (state, { payload }: PayloadAction<SentDecision | null>) => {
      state.sent = payload;
    },
    orderDecided: (
      state,
      { payload: { decision, token } }: PayloadAction<{ decision: DecisionResult; token: string }>,
    ) => {
      state.decideData = decision;
      state.order = { id: decision.id, order_no: decision.order_no, token };
      state.payCheck = null;
    },
    paymentChecked: (state, { payload: { check, token } }: PayloadAction<{ check: PaymentCheck; token: string }>) => {
      state.payCheck = check;
      if (check.order_id !== null && check.order_no !== null) {
        state.order = { id: check.order_id, order_no: check.order_no, token };
      }
    },
    paymentErrorCleared: (state) => {
      state.decideData = null;
      state.payCheck = null;
      state.order = null;
    },
    /** The order is placed: the cart counts as empty, and its token is saved for reading the order. */
    orderCompleted: (state) => {
      if (state.data !== null && state.data.token === state.order?.token) state.data.state = 'decided';
    },
  },
});
