import { oncePageStands } from '@shop/theming';
import { Suspense, use, useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the frame whose HTML is enough at first and whose script comes once the page stands. Until then it is drawn
 * with the properties it began with: React would put nothing in the place of a boundary that changes before its script
 * is there, and the page would move. Not `React.lazy`, which is never there at once, even when its script is.
 */
export function comeLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function fetchOnce(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const begun = load().then((component) => {
      loaded = component;
      // What React itself notes on a promise that it has waited for: then `use` gives the value at once.
      Object.assign(begun, { status: 'fulfilled', value: component });
      return component;
    });
    loading = begun;
    return begun;
  }

  function Part(props: Props) {
    const Loaded = use(fetchOnce());
    return <Loaded {...props} />;
  }

  const draw = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );

  return function Later(props: Props) {
    const [isAwake, setAwake] = useState(loaded !== undefined);
    const [first] = useState(() => draw(props));
    useEffect(() => oncePageStands(fetchOnce, () => setAwake(true)), []);
    return isAwake ? draw(props) : first;
  };
}
