/** Pages of the catch-all route that every channel has (L-01 and the shop's other standing pages). */
export const staticPaths = {
  law: () => '/law/',
  privacy: () => '/privacy/',
  guide: () => '/guide/',
  accessibility: () => '/accessibility/',
  company: () => '/company/',
} as const;

/** The page of privacy, where the reader is asked once more whether he agrees to what it tells (L-40). */
export const consentPath = (): string => `${staticPaths.privacy()}#consent`;
