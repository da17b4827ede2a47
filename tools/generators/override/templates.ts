import { posix } from 'node:path';
import type { SlotName } from '@shop/theming';

/** A component that draws its original and nothing else; it adds no element, so that a layout around it does not change. */
export function wrappingSource(slot: SlotName): string {
  return `import type { OverrideProps } from '@shop/theming';

export default function ${slot}({ Original, ...props }: OverrideProps<'${slot}'>) {
  return <Original {...props} />;
}
`;
}

/** The beginning of a component of one's own: it shows which slot it stands in. */
export function replacingSource(slot: SlotName, path: string): string {
  return `import type { SlotProps } from '@shop/theming';
import styles from './${posix.basename(path, '.tsx')}.module.css';

export default function ${slot}(_props: SlotProps['${slot}']) {
  return <div className={styles.root}>${slot}</div>;
}
`;
}
