import type { ReactNode } from 'react';
import emptyPlate from '../art/empty-plate.svg?no-inline';
import styles from './empty-plate.module.css';

interface EmptyPlateProps {
  readonly title: string;
  readonly text: string;
  /** True when the title is a heading of the page. */
  readonly heading?: boolean;
  readonly children: ReactNode;
}

/** Nothing in the cart: a plate that waits, and the way to fill it. */
export function EmptyPlate({ title, text, heading, children }: EmptyPlateProps) {
  const Title = heading ? 'h2' : 'p';
  return (
    <div className={styles.empty}>
      <PlatePicture />
      <Title className={styles.title}>{title}</Title>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The plate, which a list without a hit shows, too. */
export function PlatePicture() {
  return <img src={emptyPlate} alt="" width={480} height={360} />;
}
