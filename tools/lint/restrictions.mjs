const japanese = '[\\u3040-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff60]';

export const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'No style attribute: the content security policy refuses it. Use a CSS Module.',
};
export const noRawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Raw HTML belongs to RichText and JsonLd of libs/kit alone.',
};
export const noRawComposing = {
  selector: "MemberExpression[property.name='isComposing']",
  message: 'Safari tells a conversion by the keyCode alone: isComposing of @shop/japanese.',
};
export const noExportAll = {
  selector: "ExportAllDeclaration[exportKind='value']",
  message: 'A public barrel names the values that it exports.',
};
export const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read once, in the config folder.',
};
export const noJapanese = [
  {
    selector: `Literal[value=/${japanese}/]`,
    message: 'Japanese text of the screens lives in libs/copy, or in the words of its theme.',
  },
  {
    selector: `JSXText[value=/${japanese}/]`,
    message: 'Japanese text of the screens lives in libs/copy, or in the words of its theme.',
  },
  {
    selector: `TemplateElement[value.raw=/${japanese}/]`,
    message: 'Japanese text of the screens lives in libs/copy, or in the words of its theme.',
  },
];
/**
 * The bundler's preload helper wraps an import together with its `.then`, so an error in the callback, even a redirect,
 * would count as a file that could not be loaded.
 */
const thenOfImport = "CallExpression[callee.object.type='ImportExpression'][callee.property.name='then']";
const awaitImport =
  'Inside of `then`, a failing call counts as a file that could not be fetched. Write `const { x } = await import(…)` and call it after that; `then((file) => file.x)` may stay.';
export const noCallInThen = [
  { selector: `${thenOfImport} > :function :matches(CallExpression, NewExpression)`, message: awaitImport },
  { selector: `${thenOfImport} > :matches(Identifier, MemberExpression).arguments`, message: awaitImport },
];
const pathByString =
  'Paths are compared by `isAt`, `isWithin` and `isSamePage`: every screen has two, with and without the final slash.';
export const noPathByString = [
  {
    selector:
      "BinaryExpression[operator=/^[!=]==$/] > :matches(Identifier[name='pathname'], MemberExpression[property.name='pathname'])",
    message: pathByString,
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(startsWith|endsWith|includes)$/] > .callee > :matches(Identifier[name='pathname'], MemberExpression[property.name='pathname']).object",
    message: pathByString,
  },
];
export const noSleep = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Tests wait for facts, not by the clock.',
  },
  { selector: "CallExpression[callee.name='setTimeout']", message: 'Tests wait for facts, not by the clock.' },
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip)$/]',
    message: 'No skipped or lonely tests.',
  },
];

const ofStorage = 'The browser may refuse it: use localStore and sessionStore of @shop/constants/storage.';
const ofCookies = 'The browser may refuse them: use documentCookies of @shop/state.';
const owners = ['window', 'globalThis', 'self'];

/** Storage and cookies of the browser, which may throw, be null or be full. */
export const noRawStorage = {
  'no-restricted-globals': [
    'error',
    { name: 'localStorage', message: ofStorage },
    { name: 'sessionStorage', message: ofStorage },
    { name: 'cookieStore', message: ofCookies },
  ],
  'no-restricted-properties': [
    'error',
    ...owners.flatMap((object) => [
      { object, property: 'localStorage', message: ofStorage },
      { object, property: 'sessionStorage', message: ofStorage },
      { object, property: 'cookieStore', message: ofCookies },
    ]),
    { object: 'document', property: 'cookie', message: ofCookies },
  ],
};
