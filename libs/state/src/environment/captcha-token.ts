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

/** Loads the service's script, once. @param told URL of the service and site key, separated by a space */
export function loadCaptcha(told: string): Promise<Recaptcha> {
  loading ??= fetchScript(told).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns a token for this action; null if the script fails or is too slow: the server then decides without one. */
export async function captchaToken(told: string, action: string): Promise<string | null> {
  const [, key = ''] = told.split(' ');
  const late = new Promise<null>((resolve) => setTimeout(resolve, CAPTCHA_CHECK.tokenMs, null));
  return Promise.race([late, loadCaptcha(told).then((service) => service.execute(key, { action }))]).catch(() => null);
}

function fetchScript(told: string): Promise<Recaptcha> {
  const [url, key = ''] = told.split(' ');
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
