import type { ReactNode } from 'react';
import { preventBlur } from '@shop/forms';
import { Button } from '@shop/kit';
import styles from './way-back.module.css';

interface WayBackProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An unobtrusive link back to an earlier step; its text, not its click area, is aligned with the page. */
export function WayBack({ onClick, children }: WayBackProps) {
  return (
    <div className={styles.way}>
      <Button variant="quiet" onMouseDown={preventBlur} onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
