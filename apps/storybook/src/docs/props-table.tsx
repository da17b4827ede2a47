import styles from './docs-page.module.css';
import { meaningOf } from './prop-glossary.ts';
import type { PropTexts } from './read-props.ts';

/** The props of a component; optional ones are last. */
export function PropsTable({ component, props }: { readonly component: string; readonly props: readonly PropTexts[] }) {
  if (props.length === 0) return <p>受け取るものはありません。</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">名前</th>
          <th scope="col">種類</th>
          <th scope="col">意味</th>
          <th scope="col">必須</th>
        </tr>
      </thead>
      <tbody>
        {props
          .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
          .map(({ name, type, isRequired }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{type}</td>
              <td>{withCode(meaningOf(component, name))}</td>
              <td>{isRequired ? '必須' : '任意'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
