/** The address of a call of the contract without its final slash: the specification writes some with one. Others stay as they are. */
export function withoutFinalSlash({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.startsWith('/v1/') ? url.replace(/^([^?]*[^?/])\/(?=\?|$)/, '$1') : url;
}
