import { earlyClicksScript } from './early-clicks-script.ts';

// The browser has run it long before React looks: there it holds its place among the scripts of the head, without the text.
const script = import.meta.env.SSR ? earlyClicksScript : '';

/** Remembers what is pressed before the page is alive. */
export function EarlyClicks({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
