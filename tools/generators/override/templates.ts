import { posix } from 'node:path';
import type { SlotName } from '@shop/theming';
import type { SlotMember } from '../code/slot-members.ts';

/** A component that draws its original and nothing else; it adds no element, so that a layout around it does not change. */
export function wrappingSource(slot: SlotName): string {
  return `import type { OverrideProps } from '@shop/theming';

export default function ${slot}({ Original, ...props }: OverrideProps<'${slot}'>) {
  return <Original {...props} />;
}
`;
}

/**
 * The beginning of a component of one's own. It names every prop of the slot and draws those that are words or drawn already;
 * the compiler tells which of the others are not used yet.
 */
export function replacingSource(slot: SlotName, path: string, members: readonly SlotMember[]): string {
  const names = members.map(({ name }) => name).join(', ');
  const drawn = members.flatMap(({ name, type }) =>
    /^ReactNode(?: \| null)?$/.test(type) ? [`{${name}}`] : isWords(name, type) ? [`<p>{${name}}</p>`] : [],
  );
  return `import type { SlotProps } from '@shop/theming';
import styles from './${posix.basename(path, '.tsx')}.module.css';

export default function ${slot}(${names === '' ? `_props` : `{ ${names} }`}: SlotProps['${slot}']) {
  return <div className={styles.root}>${drawn.length > 0 ? drawn.join('') : slot}</div>;
}
`;
}

const isWords = (name: string, type: string) => /^string(?: \| null)?$/.test(type) && !/href$/i.test(name);
