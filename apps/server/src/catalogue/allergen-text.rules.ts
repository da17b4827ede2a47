interface AllergenData {
  isAllergenKnown: boolean;
  ingredients: string | null;
  allergensMandatory: readonly string[];
  allergensRecommended: readonly string[];
}

/** Returns the allergens as worded on the label, with 乳 written 乳成分 (L-53); empty for a product that is no food. */
export function allergenText({
  isAllergenKnown,
  ingredients,
  allergensMandatory,
  allergensRecommended,
}: AllergenData): string {
  if (!isAllergenKnown) return 'アレルゲンの情報は登録されていません';
  const names = [...allergensMandatory, ...allergensRecommended].map((name) => (name === '乳' ? '乳成分' : name));
  if (names.length > 0) return `(一部に${names.join('・')}を含む)`;
  return ingredients === null ? '' : '特定原材料等は含まれていません';
}
