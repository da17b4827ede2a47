import type { ReactNode } from 'react';
import { keepFocus } from '@shop/forms';
import { Button } from '@shop/kit';
import styles from './way-back.module.css';

interface WayBackProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The quiet way back to an earlier step; its words, not the edge of what can be pressed, stand in line with the page. */
export function WayBack({ onClick, children }: WayBackProps) {
  return (
    <div className={styles.way}>
      <Button variant="quiet" onMouseDown={keepFocus} onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
