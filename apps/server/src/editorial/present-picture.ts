interface Picture {
  imageUrl: string | null;
  illustration: string | null;
  alt: string;
}

/** The picture of a row as the contract names it. */
export function presentPicture({ imageUrl, illustration, alt }: Picture): {
  image_url: string | null;
  illustration: string | null;
  alt: string;
} {
  return { image_url: imageUrl, illustration, alt };
}
