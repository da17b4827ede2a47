/** Style sheet of the API reference: what Redoc leaves to the page around it. */
export const apiReferenceStyle = `
:root { color-scheme: light; }
body { margin: 0; }
#reference:empty::before { content: 'API'; display: block; padding: 48px; font: 1rem sans-serif; }
noscript { display: block; max-width: 48rem; margin: 0 auto; padding: 24px 16px 64px; font: 1rem/1.75 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic UI', Meiryo, sans-serif; }
`;
