/** Area of the banner that takes the top of the public face. */
export const heroArea = 'home_hero';

/** Area of the banners that say what the shop promises; `illustration` names the icon of each. */
export const promiseArea = 'home_promise';
