/** Width in pixels that a phone needs of a picture that fills it. */
export const PHONE_FILLING_WIDTH = 800;

/**
 * Widths in pixels in which photographs can be asked for, by the shape of the master: products are square, headers and heroes wide.
 * Larger masters come in their own width besides, which pages never offer and the enlarged view alone asks for.
 */
export const IMAGE_WIDTHS = {
  square: [160, 320, 480, 720, 1000],
  wide: [400, 640, PHONE_FILLING_WIDTH, 1280, 1600],
} as const;
