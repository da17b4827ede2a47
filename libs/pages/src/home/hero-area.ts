/** Area of the banner that takes the top of the public face. */
export const heroArea = 'home_hero';
