import type { ScreenNames } from '../screen-names.ts';

interface AccountScreen {
  /** Additional imports from packages that every screen of my page imports. */
  readonly theming?: string;
  readonly packages?: string;
  readonly kinds: string;
  /** The names of the loaded data and of its load function. */
  readonly data: string;
  readonly load: string;
  /** The elements that render `data`. */
  readonly children: string;
  readonly more?: string;
}

/** Returns a route of my page: it loads data after login, and shows loading and lost connection. */
export function accountRoute(
  { slot, view, key }: ScreenNames,
  { theming = 'slot', packages = '', kinds, data, load, children, more = '' }: AccountScreen,
): string {
  const constants = /\bpaths\./.test(children + more) ? ['paths'] : [];
  return `import { ${constants.join(', ')} } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
${packages}import { ${theming} } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
${kinds}import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const ${slot} = slot('${slot}');

${load}
export const clientLoader = load(load${view});
export const meta = hiddenMeta(accountCopy, (t) => t.${key}.title);

/** Null while it is a skeleton. */
function ${view}Screen({ loaderData: reading = null }: ScreenProps<Reading<${data}>>) {
  const t = useCopy(accountCopy).${key};
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      ${children}
    </MyPageFrame>
  );
}
${more}
export const HydrateFallback = ${view}Screen;
export default ${view}Screen;
`;
}
