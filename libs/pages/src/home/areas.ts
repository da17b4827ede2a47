/** The area of the hero banner of the public top page. */
export const heroArea = 'home_hero';

/** The area of banners with the shop's promises; `illustration` is the icon of each. */
export const promiseArea = 'home_promise';
