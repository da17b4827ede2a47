declare module '*?inline-script' {
  /** The file as one minified classic script. */
  const script: string;
  export default script;
}
