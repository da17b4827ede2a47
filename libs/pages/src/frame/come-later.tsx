import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the frame whose HTML is enough at first and whose script comes once the page stands. Until then it is drawn
 * with the properties it began with: React would put nothing in the place of a boundary that changes before its script
 * is there, and the page would move.
 *
 * @param load must give the same module each time, as `import()` does
 */
export function comeLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const draw = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return function Later(props: Props) {
    const [isAwake, setAwake] = useState(false);
    const [first] = useState(() => draw(props));
    useEffect(() => {
      const wake = () => setAwake(true);
      load().then(wake, wake);
    }, []);
    return isAwake ? draw(props) : first;
  };
}
