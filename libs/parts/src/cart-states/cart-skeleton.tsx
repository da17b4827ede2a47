import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Skeleton, Waiting } from '@shop/kit';

export interface CartSkeletonProps {
  /** The theme's classes of each part, so that the layout is that of the cart. */
  readonly classes: {
    readonly columns?: string | undefined;
    readonly lines?: string | undefined;
    readonly line?: string | undefined;
    readonly picture?: string | undefined;
    readonly text?: string | undefined;
    /** The class of the summary; left out without it. */
    readonly side?: string | undefined;
  };
  readonly picture: 'figure' | 'box';
  /** The lines of text next to a picture. */
  readonly rows?: 2 | 3;
}

/** The placeholder of the cart while it loads, in the same layout. */
export function CartSkeleton({ classes, picture, rows = 3 }: CartSkeletonProps) {
  const t = useCopy(checkoutCopy);
  return (
    <Waiting className={classes.columns} label={t.frame.loading}>
      <div className={classes.lines}>
        {[1, 2, 3].map((line) => (
          <div key={line} className={classes.line}>
            <span className={classes.picture}>
              <Skeleton shape={picture} />
            </span>
            <span className={classes.text}>
              <Skeleton />
              <Skeleton width="medium" />
              {rows === 3 && <Skeleton width="short" />}
            </span>
          </div>
        ))}
      </div>
      {classes.side && (
        <div className={classes.side}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="medium" />
        </div>
      )}
    </Waiting>
  );
}
