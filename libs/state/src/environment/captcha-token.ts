import { CAPTCHA_CHECK } from '@shop/constants';

interface Recaptcha {
  ready(run: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | null = null;

/** Loads the service's script, once. @param siteKey URL of the service and site key, separated by a space */
export function loadCaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= fetchScript(siteKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns a token for this action; null if the script fails or is too slow: the server then decides without one. */
export async function captchaToken(siteKey: string, action: string): Promise<string | null> {
  const [, key = ''] = siteKey.split(' ');
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, CAPTCHA_CHECK.tokenMs, null));
  return Promise.race([timeout, loadCaptcha(siteKey).then((service) => service.execute(key, { action }))]).catch(
    () => null,
  );
}

function fetchScript(siteKey: string): Promise<Recaptcha> {
  const [url, key = ''] = siteKey.split(' ');
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${url}/api.js?render=${encodeURIComponent(key)}`;
    script.async = true;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the captcha has no script'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the captcha cannot be loaded'));
    };
    document.head.append(script);
  });
}
