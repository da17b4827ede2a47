import type { Popup } from '@shop/api';
import { paths } from '@shop/constants';
import { frameCopy, popupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayWithWeekday, inJapan } from '@shop/japanese';
import { slot } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { popupView } from '../popup-window/popup-view.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loadPopups } from './load.ts';

const PopupPage = slot('PopupPage');

export const loader = load(loadPopups);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadPopups));
export const meta = pageMeta(({ copyOf }) => ({
  title: copyOf(popupCopy).title,
  description: copyOf(popupCopy).description,
  path: paths.popup(),
  indexable: false,
}));

/** The current pop-ups, to be read again. */
function PopupScreen({ loaderData: popups }: LoadedScreenProps<readonly Popup[]>) {
  const t = useCopy(popupCopy);
  const home = useCopy(frameCopy).home;
  const { settings } = useShopFrame();
  return (
    <PopupPage
      breadcrumbs={[
        { label: home, href: paths.home() },
        { label: t.title, href: paths.popup() },
      ]}
      popups={popups.map((popup) => ({
        ...popupView(popup, settings.SITE),
        day: formatDayWithWeekday(inJapan(new Date(popup.published_at)).day),
      }))}
      browseHref={paths.products()}
    />
  );
}

export default PopupScreen;
