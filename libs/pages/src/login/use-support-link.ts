import { supportCopy } from '@shop/copy';
import { paths } from '@shop/constants';
import { openSupport, useAppDispatch } from '@shop/state';
import type { AccountNotice } from '@shop/theming';
import { useNavigate } from 'react-router';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

const LINK = /^#support=([\w-]+)$/;

/** Logs staff in as a member by a support link; its code is removed from the URL before the request. */
export function useSupportLink(refuse: (notice: AccountNotice) => void): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useAbortableEffect(true, () => {
    const code = LINK.exec(location.hash)?.[1];
    if (code === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    const open = async () => {
      try {
        await dispatch(openSupport(code));
        await navigate(paths.mypage(), { replace: true });
      } catch (error) {
        const { failureMessageOf } = await import('../kinds/failure-message-of.ts');
        refuse({ tone: 'danger', text: failureMessageOf(error, supportCopy.refused) });
      }
    };
    void open();
  });
}
