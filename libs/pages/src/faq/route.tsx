import { slot } from '@shop/theming';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { loadFaq, type FaqRead } from './load.ts';
import { useFaqModel } from './model.ts';
import { faqMeta } from './seo.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { useLocation } from 'react-router';

const FaqPage = slot('FaqPage');

export const loader = load(loadFaq);

export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadFaq));

export const meta = faqMeta;

/** The FAQ. */
function FaqScreen({ loaderData: data }: LoadedScreenProps<FaqRead>) {
  useNamedAnswer();
  return <FaqPage {...useFaqModel(data)} />;
}

export default FaqScreen;

/**
 * Opens the question of the URL's hash. The browser does so for a loaded document, but not for a navigation inside the
 * shop.
 */
function useNamedAnswer(): void {
  const { hash, key } = useLocation();
  useAbortableEffect(hash && key + hash, () => {
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!answer || !question) return;
    question.open = true;
    answer.scrollIntoView();
  });
}
