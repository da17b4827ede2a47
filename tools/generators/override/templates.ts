import { posix } from 'node:path';
import type { SlotName } from '@shop/theming';
import type { SlotMember } from '../code/slot-members.ts';

/**
 * Returns a component that renders only its original; it adds no element, so that the surrounding layout does not
 * change.
 */
export function wrappingSource(slot: SlotName): string {
  return `import type { OverrideProps } from '@shop/theming';

export default function ${slot}({ Original, ...props }: OverrideProps<'${slot}'>) {
  return <Original {...props} />;
}
`;
}

/**
 * Returns the initial code of a replacing component. It lists every prop of the slot and renders texts and elements;
 * the compiler reports the others as unused.
 */
export function replacingSource(slot: SlotName, path: string, members: readonly SlotMember[]): string {
  const names = members.map(({ name }) => name).join(', ');
  const props = members.flatMap(({ name, type }) =>
    /^ReactNode(?: \| null)?$/.test(type) ? [`{${name}}`] : isText(name, type) ? [`<p>{${name}}</p>`] : [],
  );
  return `import type { SlotProps } from '@shop/theming';
import styles from './${posix.basename(path, '.tsx')}.module.css';

export default function ${slot}(${names === '' ? `_props` : `{ ${names} }`}: SlotProps['${slot}']) {
  return <div className={styles.root}>${props.length > 0 ? props.join('') : slot}</div>;
}
`;
}

const isText = (name: string, type: string) => /^string(?: \| null)?$/.test(type) && !/href$/i.test(name);
