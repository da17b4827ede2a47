/** The folded ornament at the upper right: for joyful occasions alone. */
export function NoshiMark() {
  return (
    <g transform="translate(136 4)">
      <path fill="#c3202e" d="M206 14l16 7-4 38-12 10-12-10-4-38z" />
      <path fill="#fbf3e2" d="M206 21l9 5-3 32-6 5-6-5-3-32z" />
      <path fill="#c3202e" d="M206 26l5 3-2 27-3 3-3-3-2-27z" />
      <path fill="#d7ab45" d="M204.4 30h3.2v30h-3.2z" />
      <path fill="none" stroke="#8f1320" strokeWidth="0.8" d="M206 14l16 7-4 38-12 10-12-10-4-38z" />
    </g>
  );
}
