import { ApiFailure } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { favouriteCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import {
  useAppSelector,
  loadFavourites,
  wishFavourite,
  waitForLogin,
  markFavourite,
  useAppDispatch,
} from '@shop/state';
import { slot, type useSlotRuntime } from '@shop/theming';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { toasts } from '../toast/toasts.ts';
import type { FavouriteOf } from './favourite-control.tsx';

const FavouriteButton = slot('FavouriteButton');

/** Loads the favourite button with its slot, so that it never suspends. @throws when the slot cannot be loaded */
export async function bringFavourite(runtime: ReturnType<typeof useSlotRuntime>): Promise<ComponentType<FavouriteOf>> {
  await runtime.preload(['FavouriteButton']);
  return Favourite;
}

/** The favourite button of a product. A guest is sent to the login, and the favourite is added afterwards. */
function Favourite({ id, name, look = 'mark' }: FavouriteOf) {
  const dispatch = useAppDispatch();
  const t = useCopy(favouriteCopy);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const isOn = useAppSelector(({ favourite }) => favourite.ids.includes(id));
  useAbortableEffect(isLogin, () => {
    // Without a response the buttons stay off; a press shows its own message.
    dispatch(loadFavourites()).catch(() => undefined);
  });

  const wish = () => dispatch(wishFavourite({ id, done: t.added(name), failed: t.failed }));
  const toggle = async () => {
    if (!(await dispatch(waitForLogin()))) {
      await wish();
      return void navigate(withQuery(paths.login(), { back: pathname + search, for: 'favourite' }));
    }
    try {
      await dispatch(markFavourite({ ids: [id], isOn: !isOn }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The shell redirects to the login.
      if (error.status === 401) return void (isOn || (await wish()));
      toasts.show({ kind: 'error', text: error.message || t.failed });
    }
  };
  return <FavouriteButton name={name} look={look} isOn={isOn} onToggle={() => void toggle()} />;
}
