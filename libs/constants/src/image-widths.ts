/**
 * Widths in pixels in which photographs can be asked for, by the shape of the master: products are square, headers and heroes wide.
 * 800 is what a phone needs of a picture that fills its width. Larger masters come in their own width besides, which pages never
 * offer and the enlarged view alone asks for.
 */
export const IMAGE_WIDTHS = {
  square: [160, 320, 480, 720, 1000],
  wide: [400, 640, 800, 1280, 1600],
} as const;
