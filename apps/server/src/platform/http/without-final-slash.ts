/**
 * Returns the URL of a call of the contract without a trailing slash, which some of the specification have; others are
 * unchanged.
 */
export function withoutFinalSlash({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.startsWith('/v1/') ? url.replace(/^([^?]*[^?/])\/(?=\?|$)/, '$1') : url;
}
