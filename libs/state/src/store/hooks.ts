import type { ApiClient } from '@shop/api';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './make-store.ts';
import type { ShopState } from './shop-state.ts';
import type { AppDispatch } from './shop-thunk.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<ShopState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The API client of the store. */
export const useApi = (): ApiClient => useAppStore().api;
