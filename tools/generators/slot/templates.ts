/** The names in a new slot's files, which have one prop, one state and one story. */
export interface SlotNames {
  /** ReviewList */
  readonly slot: string;
  /** review-list */
  readonly file: string;
  /** reviewList */
  readonly value: string;
}

export const propsSource = ({ slot }: SlotNames, doc: string): string =>
  `/** ${doc} */\nexport interface ${slot}Props {\n  readonly title: string;\n}\n`;

export const componentSource = ({ slot, file }: SlotNames): string => `import type { SlotProps } from '@shop/theming';
import styles from './${file}.module.css';

export default function ${slot}({ title }: SlotProps['${slot}']) {
  return <section className={styles.root}>{title}</section>;
}
`;

export const styleSource = `@layer simple {\n  .root {\n    padding-block: var(--space-s3);\n  }\n}\n`;

export const fixtureSource = ({ slot, value }: SlotNames): string => `import type { SlotProps } from '@shop/theming';

export const ${value}: SlotProps['${slot}'] = { title: '${slot}' };
`;

export const storySource = (
  { slot, file, value }: SlotNames,
  title: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { ${value} } from './${file}.fixtures.ts';

const ${slot} = slot('${slot}');

const meta = { title: '${title}/${slot}', component: ${slot}, args: ${value} } satisfies Meta<typeof ${slot}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
`;
