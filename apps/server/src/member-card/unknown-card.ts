import { InvalidInputError } from '../errors/index.ts';

/** One answer for a number that is not there, in another name, or taken: nobody learns which (P-15). */
export function unknownCard(): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: {
      'other.member_number': [
        '会員番号とお名前(セイ)の組み合わせを確認できませんでした。会員カードをお確かめください。',
      ],
    },
  });
}
