import type { brands } from '../../db/schema/catalogue.ts';

/** Makers. Every one is invented. */
export const brandData: readonly Omit<typeof brands.$inferInsert, 'id'>[] = [
  { key: 'aubevert', name: 'メゾン・オーブヴェール', nameOriginal: 'Maison Aubevert', lang: 'fr', countryCode: 'FR', country: 'フランス' },
  { key: 'montelarco', name: 'サルミフィーチョ・モンテラルコ', nameOriginal: 'Salumificio Montelarco', lang: 'it', countryCode: 'IT', country: 'イタリア' },
  { key: 'encinaluz', name: 'カーサ・エンシナルス', nameOriginal: 'Casa Encinaluz', lang: 'es', countryCode: 'ES', country: 'スペイン' },
  { key: 'sobreiral', name: 'キンタ・ド・ソブレイラル', nameOriginal: 'Quinta do Sobreiral', lang: 'pt', countryCode: 'PT', country: 'ポルトガル' },
  { key: 'steinlerchen', name: 'メッツゲライ・シュタインレルヒェン', nameOriginal: 'Metzgerei Steinlerchen', lang: 'de', countryCode: 'AT', country: 'オーストリア' },
  { key: 'pegnitzhain', name: 'ヴルストマヌファクトゥア・ペグニッツハイン', nameOriginal: 'Wurstmanufaktur Pegnitzhain', lang: 'de', countryCode: 'DE', country: 'ドイツ' },
  { key: 'nordhavre', name: 'ノールハウレ・シャルクテリ', nameOriginal: 'Nordhavre Charcuteri', lang: 'da', countryCode: 'DK', country: 'デンマーク' },
  { key: 'ballyferran', name: 'バリーフェラン・ファームハウス', nameOriginal: 'Ballyferran Farmhouse', lang: 'en', countryCode: 'IE', country: 'アイルランド' },
  { key: 'cedar-lantern', name: 'シーダーランタン・スモークハウス', nameOriginal: 'Cedar Lantern Smokehouse', lang: 'en', countryCode: 'US', country: 'アメリカ' },
  { key: 'tawhero', name: 'タフェロ・リッジ', nameOriginal: 'Tawhero Ridge', lang: 'en', countryCode: 'NZ', country: 'ニュージーランド' },
  { key: 'corte-serena', name: 'カゼイフィーチョ・コルテ・セレーナ', nameOriginal: 'Caseificio Corte Serena', lang: 'it', countryCode: 'IT', country: 'イタリア' },
  { key: 'loma-clara', name: 'ケセリア・ロマ・クララ', nameOriginal: 'Quesería Loma Clara', lang: 'es', countryCode: 'ES', country: 'スペイン' },
  { key: 'vieux-beffroi', name: 'レトリー・デュ・ヴュー・ベフロワ', nameOriginal: 'Laiterie du Vieux Beffroi', lang: 'fr', countryCode: 'FR', country: 'フランス' },
  { key: 'sokuho', name: '実習衣料そくほう', nameOriginal: 'Sokuho School Wear', lang: 'en', countryCode: 'JP', country: '日本' },
  { key: 'hinode', name: '刃物工房ひので', nameOriginal: 'Hinode Cutlery Works', lang: 'en', countryCode: 'JP', country: '日本' },
  { key: 'valdadour', name: 'サレゾン・ヴァル・ダヴレ', nameOriginal: 'Salaisons Val d’Avrès', lang: 'fr', countryCode: 'FR', country: 'フランス' },
  { key: 'bottega-verzano', name: 'ボッテガ・ヴェルツァーノ', nameOriginal: 'Bottega Verzano', lang: 'it', countryCode: 'IT', country: 'イタリア' },
  { key: 'hof-larchwald', name: 'ホーフ・レルヒヴァルト', nameOriginal: 'Hof Lärchwald', lang: 'de', countryCode: 'IT', country: 'イタリア' },
  { key: 'mas-canardet', name: 'マス・カナルデ', nameOriginal: 'Mas Canardet', lang: 'fr', countryCode: 'FR', country: 'フランス' },
  { key: 'rillauderie-tourelle', name: 'リヨードリー・ド・ラ・トゥーレル', nameOriginal: 'La Rillauderie de la Tourelle', lang: 'fr', countryCode: 'FR', country: 'フランス' },
  { key: 'moulin-ocre', name: 'ムーラン・ドークル', nameOriginal: 'Moulin d’Ocre', lang: 'fr', countryCode: 'FR', country: 'フランス' },
  { key: 'cave-hautsapin', name: 'カーヴ・デュ・オー・サパン', nameOriginal: 'Cave du Haut-Sapin', lang: 'fr', countryCode: 'FR', country: 'フランス' },
];
