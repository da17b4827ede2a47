import { slot } from '@shop/theming';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { laterLoader } from '../loading/later-loader.ts';
import { load } from '../loading/load.ts';
import { loadFaq, type FaqRead } from './load.ts';
import { useFaqModel } from './model.ts';
import { faqMeta } from './seo.ts';
import { useNamedAnswer } from './use-named-answer.ts';

const FaqPage = slot('FaqPage');

export const loader = load(loadFaq);
export const clientLoader = laterLoader(() => import('./load.ts').then(({ loadFaq }) => loadFaq));
export const meta = faqMeta;

/** Questions that are asked often. */
function FaqScreen({ loaderData: data }: LoadedScreenProps<FaqRead>) {
  useNamedAnswer();
  return <FaqPage {...useFaqModel(data)} />;
}

export default FaqScreen;
