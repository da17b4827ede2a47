/** Area of the banner that takes the top of the public face. */
export const heroArea = 'home_hero';

/** The area of banners with the shop's promises; `illustration` is the icon of each. */
export const promiseArea = 'home_promise';
